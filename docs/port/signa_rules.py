"""The conflict, authorize and expiry rules of Signa in Python, with its standard library alone.

Written from the documents of Signa: packages/core/vectors/README.md and the requirements that it names. It reads cases
from its standard input and answers each with a line, as signa-vectors asks of a program. README.md beside it says more.
"""
import json
import re
import sys
import unicodedata
from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from pathlib import Path
from zoneinfo import ZoneInfo

TABLES = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent / "../../packages/core/vectors/tables.json"
WORDS = json.loads(Path(TABLES).read_text(encoding="utf-8"))
SALTS, GENERAL = set(WORDS["salts"]), set(WORDS["generalWords"])
TOO_LITTLE = SALTS | set(WORDS["openings"])
GRADES = ["contraindicated", "serious", "worth-knowing"]
KINDS = ["species", "weight", "days-supply", "keyword", "allergy", "condition", "breed", "interaction"]
RULES = WORDS["interactionRules"]
ALLERGY_RULES = sorted((one for one in RULES if one["kind"] == "allergy"), key=lambda one: GRADES.index(one["grade"]))
OTHER_RULES = [rule for rule in RULES if rule["kind"] != "allergy"]
CLASSES = [(token, rule) for rule in RULES if rule["kind"] == "interaction" for token in rule["product"] if token in rule["patient"]]

# Days, which are compared as texts

@lru_cache(maxsize=None)
def is_day(text):
    try:
        return re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII) is not None and text >= "0100" and bool(date.fromisoformat(text))
    except (TypeError, ValueError):
        return False

def is_on_or_after(one, other):
    return is_day(one) and is_day(other) and one >= other

def days_between(one, other):
    return (date.fromisoformat(other) - date.fromisoformat(one)).days

def add_months(day, months):
    year, month = divmod(int(day[:4]) * 12 + int(day[5:7]) - 1 + months, 12)
    same = (f"{year:04}-{month + 1:02}-{last:02}" for last in range(int(day[8:]), 0, -1))
    return next(filter(is_day, same))

# How names are compared

@lru_cache(maxsize=None)
def term_of(text):
    plain = unicodedata.normalize("NFKD", text[:4000])[:4000].lower()
    return re.sub(r"[\W_]+", " ", "".join(sign for sign in plain if unicodedata.category(sign)[0] != "M")).strip()

@lru_cache(maxsize=None)
def singular(term):
    return " ".join(word[:-1] if len(word) > 3 and word.isalpha() and re.search("[^s]s$", word) else word for word in term.split(" "))

@lru_cache(maxsize=None)
def can_match(term):
    return term not in WORDS["emptyTerms"] and sum(sign.isalpha() for sign in term) >= 3

def terms_of(text):
    return [term for term in map(term_of, re.split(r"[,;\r\n]", text[:4000])) if can_match(term)]

def holds(text, words):
    return words != "" and f" {words} " in f" {text} "

def says_too_little(words):
    return TOO_LITTLE.issuperset(words.split(" "))

def is_general(term):
    return GENERAL.issuperset(term.split(" "))

@lru_cache(maxsize=None)
def substance_of(ingredient):
    words = ingredient.split(" ")
    while len(words) > 1 and words[-1] in SALTS:
        words.pop()
    return ingredient if says_too_little(" ".join(words)) else " ".join(words)

@lru_cache(maxsize=None)
def names_ingredient(words, ingredient):
    return words == ingredient or (words != "" and f"{ingredient} ".startswith(f"{words} ") and not says_too_little(words))

def is_same_substance(one, other):
    one, other = substance_of(one), substance_of(other)
    return names_ingredient(one, other) or names_ingredient(other, one)

class Drug:
    def __init__(self, given, flavor=None):
        terms = {name: [term_of(text) for text in given.get(name, [])] for name in ("ingredients", "keywords")}
        kept = {name: [term for term in of if term and term not in WORDS["emptyTerms"]] for name, of in terms.items()}
        self.ingredients, self.keywords, self.flavor = kept["ingredients"], kept["keywords"], term_of(flavor or "")
        self.classification, self.presentation = (term_of(given.get(name, "")) for name in ("classification", "presentation"))
        self.active = [name for name in self.ingredients if name not in WORDS["excipients"]]

    def matches(self, tokens):
        found = set()
        for token in tokens:
            words = term_of(token.removeprefix("flavor:"))
            if token == "*":
                found.update(self.ingredients)
            elif token.startswith("flavor:"):
                found.update([f"{words} flavor"] if self.flavor == words else [])
            else:
                found.update([words] if words in self.keywords else [])
                found.update(name for name in self.ingredients if names_ingredient(words, name))
        return sorted(found)

    def is_same(self, other):
        few, many = sorted([self.active, other.active], key=len)
        return bool(few) and all(any(is_same_substance(name, known) for known in many) for name in few)

    def is_excepted(self, exception, other=None):
        if exception is None:
            return False
        if exception["field"] == "ingredient":
            return other is not None and self.is_same(other)
        value = term_of(exception["value"])
        return value in self.keywords if exception["field"] == "keyword" else value == getattr(self, exception["field"])

# What speaks against a product

def found(rule, sign, patient, terms):
    code = {"found": rule["kind"], "grade": rule["grade"], "sign": sign, "ruleId": rule["id"]}
    return {**code, "patient": patient, "product": ", ".join(terms)}

def species_of(patient):
    code = (patient.get("species") or {}).get("code", "").strip().lower()
    return code if code not in ("", "unknown") else None

def is_of_species(rule, species):
    return not rule["species"] or species in rule["species"]

def pounds_of(patient):
    weight, unit = patient.get("weight"), patient.get("weightUnit", "lbs")
    if weight is None or weight <= 0 or unit not in ("lbs", "kg"):
        return None
    return (Decimal(weight) / (Decimal("0.45359237") if unit == "kg" else 1)).quantize(Decimal("0.1"), ROUND_HALF_UP)

def record_conflicts(product, patient, days):
    listed = [code.strip().lower() for code in product.get("productSpecies", [])]
    low, high, pounds = product.get("weightMin", 0), product.get("weightMax", 10000), pounds_of(patient)
    has_low, has_high = low != 0, high < 10000
    signs = {
        "species": "≠" if listed and species_of(patient) not in listed else None,
        "weight": None if not has_low and not has_high else "≠" if pounds is None
        else "<" if has_low and pounds < low else ">" if has_high and pounds > high else None,
        "days-supply": ">" if days is not None and 0 < product.get("shelfLife", 0) < days else None,
    }
    return [{"found": kind, "grade": "serious", "sign": sign, "ruleId": None} for kind, sign in signs.items() if sign]

def allergens_of(text):
    for part in re.split(r"[,;:=()\[\]{}\r\n\u2013\u2014]|\s-|-\s", text[:4000]):
        words = singular(term_of(part)).split(" ")
        while words and words[0] in WORDS["beginnings"]:
            words.pop(0)
        if can_match(" ".join(words)) and not is_general(" ".join(words)):
            yield " ".join(words)

def is_named_by(text, term):
    words = singular(text)
    for other in WORDS["otherThings"]:
        if not holds(term, other):
            words = f" {words} ".replace(f" {other} ", " ").strip()
    if holds(words, term):
        return not says_too_little(term)
    return holds(term, words) and not says_too_little(words) and not is_general(words)

def names(texts, terms, ingredient):
    first, *rest = ingredient.split(" ")
    telling = [first] if rest and len(first) >= 5 and not says_too_little(first) else []
    asked = [singular(name) for name in (ingredient, substance_of(ingredient), *telling)]
    is_part = any(names_ingredient(term, singular(ingredient)) for term in terms)
    return is_part or any(holds(text, name) for text in texts for name in asked)

def allergy_conflicts(product, drug, flavor, patient):
    rules = [rule for rule in ALLERGY_RULES if is_of_species(rule, species_of(patient))]
    named = [*product.get("ingredients", []), product.get("title", ""), flavor or ""]
    keywords = [word for word in product.get("keywords", []) if word.strip().lower() not in WORDS["purposes"]]
    for allergy in patient.get("allergies", []):
        both = [allergy.get("name", ""), allergy.get("code", "")]
        texts = [text for text in (singular(term_of(one)) for one in both) if can_match(text)]
        terms = {term for one in both for term in allergens_of(one)}
        if allergy["kind"].strip().lower() == "environment":
            continue
        for rule in rules:
            is_asked = "same_ingredient" in rule["patient"]
            met = {name for name in drug.ingredients if is_asked and names(texts, terms, name)}
            if any(holds(text, singular(term_of(token))) for text in texts for token in rule["patient"]):
                met.update(drug.matches(rule["product"]))
            if met:
                yield found(rule, "=", allergy["name"], sorted(met))
                break
        else:
            met = {text for one in named for text in terms_of(one) if any(is_named_by(text, term) for term in terms)}
            met.update(word for one in keywords for word in terms_of(one) if singular(word) in terms)
            if met:
                yield found({"kind": "keyword", "grade": "serious", "id": None}, "=", allergy["name"], sorted(met))

def age_of(patient, today):
    """Whole months lived, and the age in words; None where it cannot be told."""
    birth = patient.get("birthdate")
    if not is_day(birth) or int(birth[:4]) <= 1900 or birth > today:
        return None
    months = (int(today[:4]) - int(birth[:4])) * 12 + int(today[5:7]) - int(birth[5:7])
    months -= add_months(birth, months) > today
    return months, f"{months} mo old" if months else f"{days_between(birth, today)} d old"

def meetings(rule, drug, patient, medications, today):
    """What of the patient meets a row, each with what of the product it meets."""
    if rule["kind"] == "interaction":
        for name, other in medications:
            is_one_way = not drug.is_excepted(rule["except"], other) and other.matches(rule["patient"])
            is_other_way = not other.is_excepted(rule["except"], drug) and other.matches(rule["product"])
            tokens = (rule["product"] if is_one_way else []) + (rule["patient"] if is_other_way else [])
            if drug.matches(tokens):
                yield name, drug.matches(tokens)
        return
    terms = drug.matches(rule["product"])
    if not terms or drug.is_excepted(rule["except"]):
        return
    if rule["kind"] == "species":
        yield (patient.get("species") or {}).get("name", ""), terms
    elif rule["kind"] == "breed":
        if term_of(patient.get("breed", "")) in map(term_of, rule["patient"]):
            yield patient["breed"], terms
    else:
        tokens = [singular(term_of(token)) for token in rule["patient"] if token != "juvenile"]
        for condition in patient.get("healthConditions", []):
            if any(holds(singular(term_of(condition["name"])), token) for token in tokens):
                yield condition["name"], terms
        months, age = age_of(patient, today) or (12, "")
        if "juvenile" in rule["patient"] and months < 12:
            yield age, terms

def not_checked(drug, patient, medications, taken, today):
    species = species_of(patient)
    rules = [rule for rule in OTHER_RULES if species is None or is_of_species(rule, species)]
    about = [rule for rule in rules if drug.matches(rule["product"]) and not drug.is_excepted(rule["except"])]
    told = {("medication", one["name"]) for one in taken if not one["isResolved"]}
    for one in patient.get("allergies", []):
        if max(len(one.get("name", "")), len(one.get("code", ""))) > 4000:
            told.add(("allergy", one["name"][:60] + "…"))
    if species is None and any(rule["species"] and any(meetings(rule, drug, patient, medications, today)) for rule in rules):
        told.add(("species", None))
    if "breed" not in patient and any(rule["kind"] == "breed" for rule in about):
        told.add(("breed", None))
    if age_of(patient, today) is None and any("juvenile" in rule["patient"] for rule in about):
        told.add(("birthdate", None))
    in_order = sorted(told, key=lambda one: (one[0], one[1] or ""))
    return [{"notChecked": kind, **({"name": name} if name is not None else {})} for kind, name in in_order]

def own_of(therapies, own):
    """The ids of what is never held against the prescription: what it is itself, and what it renews."""
    ids = {"request": set(), "draft": {own.get("draftId")}, "prescription": {own.get("previousPrescriptionId")}}
    for one in therapies:
        renews, draft = one.get("previousPrescriptionId"), one.get("prescriptionId")
        is_answered = (renews and renews == own.get("previousPrescriptionId")) or (draft and draft == own.get("draftId"))
        if own and one["kind"] == "request" and (one["id"] == own.get("taskId") or is_answered):
            ids["request"].add(one["id"])
            ids["draft"].add(draft)
            ids["prescription"].add(renews)
    return ids

def duplicates(drug, product, therapies, own, species, today):
    told, own_ids = [], own_of(therapies, own)
    for one in sorted(therapies, key=lambda one: (one["at"], one["id"]), reverse=True):
        other = Drug(one["product"])
        both = {substance_of(name) for name in drug.active if any(is_same_substance(name, its) for its in other.ingredients)}
        shared = [
            (token, rule["grade"]) for token, rule in CLASSES
            if is_of_species(rule, species) and drug.matches([token]) and other.matches([token])
        ]
        is_compared = drug.ingredients and other.ingredients and not product.get("classification", "").startswith("Food")
        if one["id"] in own_ids[one["kind"]] or not is_compared or not (both or shared):
            continue
        of_class = min(shared, key=lambda pair: pair[1] != "serious", default=None)
        what, grade = (" and ".join(sorted(both)), "serious") if both else of_class
        is_due = both and "expiresOn" in one and today >= add_months(one["expiresOn"], -1)
        weighs = grade if one["kind"] == "prescription" and not is_due else "worth-knowing"
        told.append({"duplicate": one["id"], "by": "ingredient" if both else "class", "shared": what, "grade": weighs})
    return sorted(told, key=lambda one: GRADES.index(one["grade"]))

def conflict(case, today):
    product, patient, renewed = case["product"], case["patient"], case.get("renewedProductId")
    flavors = product.get("productFlavors", [])
    chosen = [one["flavor"] for one in flavors if one["flavorId"] == case.get("flavorId")]
    flavor = chosen[0] if chosen else flavors[0]["flavor"] if len(flavors) == 1 else None
    drug, species = Drug(product, flavor), species_of(patient)
    taken = [*patient.get("currentMeds", []), *patient.get("activePrescriptions", [])]
    if renewed is not None and renewed == product.get("id"):
        taken = [one for one in taken if one.get("productId") != renewed]
    medications = [(one["name"], Drug(one)) for one in taken if one["isResolved"]]
    told = [*record_conflicts(product, patient, case.get("daysSupply")), *allergy_conflicts(product, drug, flavor, patient)]
    for rule in OTHER_RULES:
        if is_of_species(rule, species):
            told += [found(rule, "+", *met) for met in meetings(rule, drug, patient, medications, today)]
    def order(one):
        first = [str(GRADES.index(one["grade"])), str(KINDS.index(one["found"])), one["ruleId"] or ""]
        return "\n".join([*first, one.get("patient", ""), one.get("product", "")])
    each = {order(one): one for one in told}
    reasons = [each[key] for key in sorted(each)]
    reasons += duplicates(drug, product, case.get("therapy", []), case.get("self", {}), species, today)
    grade = min((one["grade"] for one in reasons), key=GRADES.index, default=None)
    reasons += not_checked(drug, patient, medications, taken, today)
    return {"grade": grade, "needsNote": grade in GRADES[:2]}, reasons

# Who may authorize

def is_blank(text):
    return not isinstance(text, str) or all(unicodedata.category(sign)[0] in "ZCM" for sign in text)

def license(person, today):
    last = person.get("vetLicenseExpiration")
    left = 61 if last is None else days_between(today, last) if is_day(last) else -1
    standing = "expired" if left < 0 else "expiring" if left <= 60 else "current"
    return {"standing": "missing" if is_blank(person.get("vetLicenseNumber")) else standing}, []

def is_licensed(person, today):
    return license(person, today)[0]["standing"] in ("current", "expiring")

def is_active(person):
    return person.get("isActive") is True and person["role"].get("isActive") is True

def may_sign(person):
    return person["role"].get("canAuthorize") is True

def is_controlled(product):
    return product.get("isControlled") is not False or "deaSchedule" in product

def is_delegated(acting, vet, delegations, today):
    if vet is None or any(map(is_blank, (vet["id"], acting["id"], vet["locationId"]))):
        return False
    pair, is_here = (vet["id"], acting["id"]), vet["locationId"] == acting["locationId"] and acting.get("isActive") is True
    held = [one for one in delegations if (one["locationUserId"], one["delegatedLocationUserId"]) == pair]
    counts = any("lastDay" not in one or is_on_or_after(one["lastDay"], today) for one in held)
    return is_here and is_active(vet) and may_sign(vet) and counts

def authorize(case, today):
    acting, vet, product = case["acting"], case.get("vet"), case["product"]
    is_self = vet is not None and vet["id"] == acting["id"]
    of_vet = [] if vet is None else ["own-license" if is_self else "vet-license"]
    checks = {
        "active": is_active(acting),
        "over-the-counter": product["productApprovalType"] in ("OTC", "AOTC") and not is_controlled(product),
        "as-oneself": case.get("impersonating") is False,
        "can-authorize": may_sign(acting),
        "delegated": is_delegated(acting, vet, case.get("delegations", []), today),
        "own-license": is_licensed(acting, today),
        "vet-license": vet is not None and is_licensed(vet, today),
    }
    ways = {
        "product": ["active", "over-the-counter"],
        "role": ["active", "as-oneself", "can-authorize", *of_vet, *([] if is_self else ["own-license"])],
        "delegation": ["active", "as-oneself", "delegated", *of_vet],
    }
    reasons = [{"way": way, "missing": [name for name in asked if not checks[name]]} for way, asked in ways.items()]
    is_allowed = any(not way["missing"] for way in reasons)
    return {"allowed": True} if is_allowed else {"allowed": False, "code": "FORBIDDEN"}, reasons

def may_be_new_york(state):
    wanted = state.strip().upper() if isinstance(state, str) else ""
    return [one["code"] for one in WORDS["states"] if wanted in (one["code"], one["name"].upper())] in ([], ["NY"])

def controlled(case, today):
    vet, product, schedule = case.get("vet"), case["product"], case["product"].get("deaSchedule")
    checks = {"authority": authorize(case, today)[0]["allowed"], "vet": vet is not None and is_active(vet) and may_sign(vet)}
    if is_controlled(product):
        dea = vet or {"hasCurrentDeaLicense": True}
        is_current = not is_blank(dea.get("deaLicense")) and is_on_or_after(dea.get("deaLicenseExpiration"), today)
        checks["schedule"] = schedule in ("C-II", "C-III", "C-IV", "C-V")
        checks["patient"] = case.get("isOfficeUse") is False
        checks["dea-license"] = dea.get("hasCurrentDeaLicense", is_current)
    missing = [{"missing": name} for name, is_met in checks.items() if not is_met]
    if missing:
        return {"allowed": False, "code": "BAD_USER_INPUT" if checks["authority"] else "FORBIDDEN"}, missing
    counting = [one for one in case["location"].get("locationAddresses", []) if one.get("isActive") is not False]
    is_mailed = schedule == "C-II" or any(may_be_new_york(one.get("state")) for one in counting)
    return {"allowed": True, "delivery": None if not is_controlled(product) else "mail" if is_mailed else "fax"}, []

# Expiry

def expiry(case, today):
    product, last = case.get("product"), case.get("expiry")
    is_second = product is not None and product.get("deaSchedule", "C-I") not in ("C-I", "C-III", "C-IV", "C-V")
    latest = add_months(today, 12 if product is None or not is_controlled(product) else 3 if is_second else 6)
    urgency = None if last is None else "impossible-date"
    if is_day(last):
        urgency = "expired" if today > last else "near" if today >= add_months(last, -1) else "far"
    return {"urgency": urgency, "latest": latest, "isAllowed": is_on_or_after(last, today) and last <= latest}, []

def day(case, _today):
    now = datetime.fromisoformat(case["now"].replace("Z", "+00:00"))
    return {"today": str(now.astimezone(ZoneInfo(case.get("timeZone", "America/New_York"))).date())}, []

if __name__ == "__main__":
    for line in sys.stdin:
        case = json.loads(line, parse_float=Decimal)
        judge = {one.__name__: one for one in (conflict, authorize, controlled, license, expiry, day)}[case["rule"]]
        verdict, reasons = judge(case["input"], case["asOf"])
        print(json.dumps({"id": case["id"], "verdict": verdict, "reasons": reasons}))
