"""The conflict, authorize and expiry rules of Signa in Python, with its standard library alone.

Written from the documents of Signa: packages/core/vectors/README.md and the requirements that it names. It reads cases
from its standard input and answers each with a line, as signa-vectors asks of a program. README.md beside it says more.
"""

import json
import re
import sys
import unicodedata
from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from pathlib import Path
from zoneinfo import ZoneInfo

TABLES = Path(__file__).parent / "../../packages/core/vectors/tables.json"
WORDS = json.loads((Path(sys.argv[1]) if len(sys.argv) > 1 else TABLES).read_text(encoding="utf-8"))
GRADES = ["contraindicated", "serious", "worth-knowing"]
KINDS = ["species", "weight", "days-supply", "keyword", "allergy", "condition", "breed", "interaction"]
EMPTY, GENERAL, PURPOSES = set(WORDS["emptyTerms"]), set(WORDS["generalWords"]), set(WORDS["purposes"])
SALTS, OPENINGS, EXCIPIENTS = set(WORDS["salts"]), set(WORDS["openings"]), set(WORDS["excipients"])
RULES = WORDS["interactionRules"]
ALLERGY_RULES = sorted((rule for rule in RULES if rule["kind"] == "allergy"), key=lambda rule: GRADES.index(rule["grade"]))
OTHER_RULES = [rule for rule in RULES if rule["kind"] != "allergy"]

# Days


@lru_cache(maxsize=None)
def is_day(text):
    if not isinstance(text, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) or text < "0100":
        return False
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def add_months(day, months):
    year, month = divmod(int(day[:4]) * 12 + int(day[5:7]) - 1 + months, 12)
    last = (date(year + month // 11, (month + 1) % 12 + 1, 1) - timedelta(days=1)).day
    return f"{year:04}-{month + 1:02}-{min(int(day[8:]), last):02}"


def is_on_or_after(one, other):
    return is_day(one) and is_day(other) and one >= other


def months_old(birth, today):
    months = (int(today[:4]) - int(birth[:4])) * 12 + int(today[5:7]) - int(birth[5:7])
    return months if add_months(birth, months) <= today else months - 1


def days_between(one, other):
    return (date.fromisoformat(other) - date.fromisoformat(one)).days


def is_blank(text):
    return not isinstance(text, str) or all(unicodedata.category(sign)[0] in "ZCM" for sign in text)


# Terms


@lru_cache(maxsize=None)
def term_of(text):
    plain = unicodedata.normalize("NFKD", text[:4000])[:4000].lower()
    return re.sub(r"[\W_]+", " ", "".join(sign for sign in plain if unicodedata.category(sign)[0] != "M")).strip()


@lru_cache(maxsize=None)
def singular(term):
    def one(word):
        return word[:-1] if len(word) >= 4 and word.isalpha() and word.endswith("s") and not word.endswith("ss") else word

    return " ".join(map(one, term.split(" ")))


@lru_cache(maxsize=None)
def can_match(term):
    return term not in EMPTY and sum(sign.isalpha() for sign in term) >= 3


def terms_of(text):
    return [term for term in map(term_of, re.split(r"[,;\r\n]", text[:4000])) if can_match(term)]


def holds(text, words):
    return words != "" and f" {words} " in f" {text} "


@lru_cache(maxsize=None)
def is_too_little(words):
    return all(word in SALTS or word in OPENINGS for word in words.split(" "))


def is_general(term):
    return all(word in GENERAL for word in term.split(" "))


@lru_cache(maxsize=None)
def substance_of(ingredient):
    words = ingredient.split(" ")
    while len(words) > 1 and words[-1] in SALTS:
        words.pop()
    return ingredient if is_too_little(" ".join(words)) else " ".join(words)


@lru_cache(maxsize=None)
def names_ingredient(words, ingredient):
    return words == ingredient or (words != "" and f"{ingredient} ".startswith(f"{words} ") and not is_too_little(words))


def is_same_substance(one, other):
    one, other = substance_of(one), substance_of(other)
    return names_ingredient(one, other) or names_ingredient(other, one)


# Drugs


class Drug:
    def __init__(self, given, flavor=None):
        def recorded(name):
            return [term for term in map(term_of, given.get(name, [])) if term and term not in EMPTY]

        self.ingredients, self.keywords = recorded("ingredients"), recorded("keywords")
        self.classification = term_of(given.get("classification", ""))
        self.presentation = term_of(given.get("presentation", ""))
        self.flavor = term_of(flavor or "")
        self.active = [name for name in self.ingredients if name not in EXCIPIENTS]

    def matches(self, tokens):
        found = set()
        for token in tokens:
            if token == "*":
                found.update(self.ingredients)
            elif token.startswith("flavor:"):
                found.update([f"{self.flavor} flavor"] if self.flavor == term_of(token[7:]) else [])
            else:
                words = term_of(token)
                found.update(word for word in self.keywords if word == words)
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
        return value in self.keywords if exception["field"] == "keyword" else getattr(self, exception["field"]) == value


# Conflicts


def species_of(patient):
    code = (patient.get("species") or {}).get("code", "").strip().lower()
    return code if code not in ("", "unknown") else None


def is_of_species(rule, species):
    return not rule["species"] or species in rule["species"]


def pounds_of(patient):
    weight, unit = patient.get("weight"), patient.get("weightUnit")
    if weight is None or weight <= 0 or unit not in (None, "lbs", "kg"):
        return None
    exact = Decimal(weight) / (Decimal("0.45359237") if unit == "kg" else 1)
    return exact.quantize(Decimal("0.1"), ROUND_HALF_UP)


def record_conflicts(product, patient, days):
    def conflict(kind, sign):
        return {"found": kind, "grade": "serious", "sign": sign, "ruleId": None}

    listed = [code.strip().lower() for code in product.get("productSpecies", [])]
    if listed and species_of(patient) not in listed:
        yield conflict("species", "≠")
    low, high, pounds = product.get("weightMin") or 0, product.get("weightMax"), pounds_of(patient)
    is_open_above = high is None or high >= 10000
    if pounds is None and (low != 0 or not is_open_above):
        yield conflict("weight", "≠")
    elif pounds is not None and low != 0 and pounds < low:
        yield conflict("weight", "<")
    elif pounds is not None and not is_open_above and pounds > high:
        yield conflict("weight", ">")
    shelf_life = product.get("shelfLife")
    if days is not None and shelf_life is not None and 0 < shelf_life < days:
        yield conflict("days-supply", ">")


PARTS = re.compile(r"[,;:=()\[\]{}\r\n\u2013\u2014]|\s-|-\s")


def allergens_of(text):
    for part in PARTS.split(text[:4000]):
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
        return not is_too_little(term)
    return holds(term, words) and not is_too_little(words) and not is_general(words)


def allergy_conflicts(product, drug, flavor, patient):
    rules = [rule for rule in ALLERGY_RULES if is_of_species(rule, species_of(patient))]
    named = [term for text in [*product.get("ingredients", []), product.get("title", ""), flavor or ""] for term in terms_of(text)]
    kept = [word for word in product.get("keywords", []) if word.strip().lower() not in PURPOSES]
    keywords = [term for keyword in kept for term in terms_of(keyword)]
    for allergy in patient.get("allergies", []):
        if allergy["kind"].strip().lower() == "environment":
            continue
        both = [allergy.get("name", ""), allergy.get("code", "")]
        texts = [text for text in (singular(term_of(one)) for one in both) if can_match(text)]
        terms = {term for one in both for term in allergens_of(one)}

        def names(ingredient):
            first, *rest = ingredient.split(" ")
            is_telling = rest and len(first) >= 5 and not is_too_little(first)
            asked = [ingredient, substance_of(ingredient), *([first] if is_telling else [])]
            if any(names_ingredient(term, singular(ingredient)) for term in terms):
                return True
            return any(holds(text, singular(one)) for text in texts for one in asked)

        for rule in rules:
            met = {name for name in drug.ingredients if names(name)} if "same_ingredient" in rule["patient"] else set()
            if any(holds(text, singular(term_of(token))) for text in texts for token in rule["patient"]):
                met.update(drug.matches(rule["product"]))
            if met:
                yield found(rule, "=", allergy["name"], sorted(met))
                break
        else:
            met = {text for text in named if any(is_named_by(text, term) for term in terms)}
            met.update(keyword for keyword in keywords if singular(keyword) in terms)
            if met:
                yield found({"kind": "keyword", "grade": "serious", "id": None}, "=", allergy["name"], sorted(met))


def found(rule, sign, patient, terms):
    code = {"found": rule["kind"], "grade": rule["grade"], "sign": sign, "ruleId": rule["id"]}
    return {**code, "patient": patient, "product": ", ".join(terms)}


def age_of(patient, today):
    birth = patient.get("birthdate")
    if not is_day(birth) or int(birth[:4]) <= 1900 or birth > today:
        return None
    months = months_old(birth, today)
    return months, (f"{days_between(birth, today)} d" if months < 1 else f"{months} mo")


def meetings(rule, drug, patient, medications, today):
    """What of the patient meets a row, each with what of the product it meets."""
    if rule["kind"] == "interaction":
        for name, other in medications:
            terms = set()
            if not drug.is_excepted(rule["except"], other) and other.matches(rule["patient"]):
                terms.update(drug.matches(rule["product"]))
            if not other.is_excepted(rule["except"], drug) and other.matches(rule["product"]):
                terms.update(drug.matches(rule["patient"]))
            if terms:
                yield name, sorted(terms)
        return
    terms = drug.matches(rule["product"])
    if not terms or drug.is_excepted(rule["except"]):
        return
    if rule["kind"] == "species":
        yield (patient.get("species") or {}).get("name", ""), terms
    elif rule["kind"] == "breed":
        if "breed" in patient and term_of(patient["breed"]) in map(term_of, rule["patient"]):
            yield patient["breed"], terms
    else:
        tokens = [singular(term_of(token)) for token in rule["patient"] if token != "juvenile"]
        for condition in patient.get("healthConditions", []):
            if any(holds(singular(term_of(condition["name"])), token) for token in tokens):
                yield condition["name"], terms
        age = age_of(patient, today)
        if "juvenile" in rule["patient"] and age is not None and age[0] < 12:
            yield f"{age[1]} old", terms


def not_checked(drug, patient, medications, taken, today):
    species = species_of(patient)
    rules = [rule for rule in OTHER_RULES if species is None or is_of_species(rule, species)]
    about = [rule for rule in rules if drug.matches(rule["product"]) and not drug.is_excepted(rule["except"])]
    names = {("medication", one["name"]) for one in taken if not one["isResolved"]}
    for allergy in patient.get("allergies", []):
        if max(len(allergy.get("name", "")), len(allergy.get("code", ""))) > 4000:
            names.add(("allergy", allergy["name"][:60] + "…"))
    if species is None and any(rule["species"] and any(meetings(rule, drug, patient, medications, today)) for rule in rules):
        names.add(("species", "Species"))
    if "breed" not in patient and any(rule["kind"] == "breed" for rule in about):
        names.add(("breed", "Breed"))
    if age_of(patient, today) is None and any(rule["kind"] == "condition" and "juvenile" in rule["patient"] for rule in about):
        names.add(("birthdate", "Birthdate"))
    for kind, name in sorted(names):
        yield {"notChecked": kind, **({"name": name} if kind in ("allergy", "medication") else {})}


def duplicates(drug, product, case, species, today):
    own, mine = case.get("self", {}), {"requests": [], "drafts": set(), "renewed": set()}
    therapies = case.get("therapy", [])
    for one in therapies if "self" in case else []:
        renews, draft = one.get("previousPrescriptionId"), one.get("prescriptionId")
        is_own = one["id"] == own.get("taskId") or (renews and renews == own.get("previousPrescriptionId"))
        if one["kind"] == "request" and (is_own or (draft and draft == own.get("draftId"))):
            mine["requests"].append(one["id"])
            mine["drafts"].add(draft)
            mine["renewed"].add(renews)
    mine["drafts"].add(own.get("draftId"))
    mine["renewed"].add(own.get("previousPrescriptionId"))
    of_kind = {"request": "requests", "draft": "drafts", "prescription": "renewed"}
    classes = [
        (token, rule) for rule in RULES if rule["kind"] == "interaction" for token in rule["product"] if token in rule["patient"]
    ]
    told = []
    for one in sorted(therapies, key=lambda one: (one["at"], one["id"]), reverse=True):
        other = Drug(one["product"])
        is_food = product.get("classification", "").startswith("Food")
        if is_food or one["id"] in mine[of_kind[one["kind"]]] or not drug.ingredients or not other.ingredients:
            continue
        both = {substance_of(name) for name in drug.active if any(is_same_substance(name, its) for its in other.ingredients)}
        shared = [(token, rule["grade"]) for token, rule in classes if is_of_species(rule, species)
                  and drug.matches([token]) and other.matches([token])]  # fmt: skip
        if not both and not shared:
            continue
        by, (what, grade) = "ingredient", (" and ".join(sorted(both)), "serious")
        if not both:
            by, (what, grade) = "class", next((pair for pair in shared if pair[1] == "serious"), shared[0])
        is_due = by == "ingredient" and "expiresOn" in one and today >= add_months(one["expiresOn"], -1)
        told.append({"duplicate": one["id"], "by": by, "shared": what,
                     "grade": grade if one["kind"] == "prescription" and not is_due else "worth-knowing"})  # fmt: skip
    return sorted(told, key=lambda one: GRADES.index(one["grade"]))


def conflict(case, today):
    product, patient = case["product"], case["patient"]
    flavors = product.get("productFlavors", [])
    chosen = [one["flavor"] for one in flavors if one["flavorId"] == case.get("flavorId")]
    flavor = chosen[0] if chosen else flavors[0]["flavor"] if len(flavors) == 1 else None
    drug, species = Drug(product, flavor), species_of(patient)
    renewed = case.get("renewedProductId")
    taken = [*patient.get("currentMeds", []), *patient.get("activePrescriptions", [])]
    if renewed is not None and renewed == product.get("id"):
        taken = [one for one in taken if one.get("productId") != renewed]
    medications = [(one["name"], Drug(one)) for one in taken if one["isResolved"]]
    all_found = [*record_conflicts(product, patient, case.get("daysSupply")), *allergy_conflicts(product, drug, flavor, patient)]
    for rule in OTHER_RULES:
        if is_of_species(rule, species):
            all_found += [found(rule, "+", *met) for met in meetings(rule, drug, patient, medications, today)]

    def order(one):
        first = [str(GRADES.index(one["grade"])), str(KINDS.index(one["found"])), one["ruleId"] or ""]
        return "\n".join([*first, one.get("patient", ""), one.get("product", "")])

    each = {order(one): one for one in all_found}
    reasons = [each[key] for key in sorted(each)] + duplicates(drug, product, case, species, today)
    grade = min((one["grade"] for one in reasons), key=GRADES.index, default=None)
    reasons += not_checked(drug, patient, medications, taken, today)
    return {"grade": grade, "needsNote": grade in ("contraindicated", "serious")}, reasons


# Who may authorize


def standing_of(license, today):
    last = license.get("vetLicenseExpiration")
    if is_blank(license.get("vetLicenseNumber")):
        return "missing"
    if last is None:
        return "current"
    left = days_between(today, last) if is_day(last) else -1
    return "expired" if left < 0 else "expiring" if left <= 60 else "current"


def is_licensed(person, today):
    return standing_of(person, today) in ("current", "expiring")


def is_active(person):
    return person.get("isActive") is True and person["role"].get("isActive") is True


def is_controlled(product):
    return product.get("isControlled") is not False or "deaSchedule" in product


def is_delegated(acting, vet, delegations, today):
    if vet is None or is_blank(vet["id"]) or is_blank(acting["id"]) or is_blank(vet["locationId"]):
        return False
    held = [one for one in delegations if (one["locationUserId"], one["delegatedLocationUserId"]) == (vet["id"], acting["id"])]
    is_here = vet["locationId"] == acting["locationId"] and acting.get("isActive") is True
    is_fit = is_active(vet) and vet["role"].get("canAuthorize") is True
    return is_here and is_fit and any("lastDay" not in one or is_on_or_after(one["lastDay"], today) for one in held)


def ways(case, today):
    acting, vet, product = case["acting"], case.get("vet"), case["product"]
    is_self = vet is not None and vet["id"] == acting["id"]
    is_otc = product["productApprovalType"] in ("OTC", "AOTC") and not is_controlled(product)
    checks = {
        "active": is_active(acting),
        "over-the-counter": is_otc,
        "as-oneself": case.get("impersonating") is False,
        "can-authorize": acting["role"].get("canAuthorize") is True,
        "delegated": is_delegated(acting, vet, case.get("delegations", []), today),
        "own-license": is_licensed(acting, today),
        "vet-license": vet is None or is_licensed(vet, today),
    }
    of_vet = [] if vet is None else ["own-license" if is_self else "vet-license"]
    asked = {
        "product": ["active", "over-the-counter"],
        "role": ["active", "as-oneself", "can-authorize", *of_vet, *([] if is_self else ["own-license"])],
        "delegation": ["active", "as-oneself", "delegated", *of_vet],
    }
    return [{"way": way, "missing": [name for name in names if not checks[name]]} for way, names in asked.items()]


def authorize(case, today):
    reasons = ways(case, today)
    is_allowed = any(not way["missing"] for way in reasons)
    return {"allowed": True} if is_allowed else {"allowed": False, "code": "FORBIDDEN"}, reasons


def may_be_new_york(state):
    wanted = state.strip().upper() if isinstance(state, str) else ""
    codes = [one["code"] for one in WORDS["states"] if wanted in (one["code"], one["name"].upper())]
    return not codes or codes[0] == "NY"


def controlled(case, today):
    vet, product, schedule = case.get("vet"), case["product"], case["product"].get("deaSchedule")
    is_vet = vet is not None and is_active(vet) and vet["role"].get("canAuthorize") is True
    checks = {"authority": authorize(case, today)[0]["allowed"], "vet": is_vet}
    if is_controlled(product):
        has_dea = vet is None or not is_blank(vet.get("deaLicense")) and is_on_or_after(vet.get("deaLicenseExpiration"), today)
        checks["schedule"] = schedule in ("C-II", "C-III", "C-IV", "C-V")
        checks["patient"] = case.get("isOfficeUse") is False
        checks["dea-license"] = vet["hasCurrentDeaLicense"] if vet and "hasCurrentDeaLicense" in vet else has_dea
    missing = [{"missing": name} for name, is_met in checks.items() if not is_met]
    if missing:
        return {"allowed": False, "code": "BAD_USER_INPUT" if checks["authority"] else "FORBIDDEN"}, missing
    places = case["location"].get("locationAddresses", [])
    is_mailed = schedule == "C-II" or any(
        one.get("isActive") is not False and may_be_new_york(one.get("state")) for one in places
    )
    return {"allowed": True, "delivery": None if not is_controlled(product) else "mail" if is_mailed else "fax"}, []


# Expiry


def expiry(case, today):
    product, last = case.get("product"), case.get("expiry")
    schedule = (product or {}).get("deaSchedule")
    is_second = schedule is not None and schedule not in ("C-I", "C-III", "C-IV", "C-V")
    latest = add_months(today, 12 if product is None or not is_controlled(product) else 3 if is_second else 6)
    urgency = None
    if last is not None:
        urgency = "impossible-date" if not is_day(last) else "expired" if today > last else "far"
        if urgency == "far" and today >= add_months(last, -1):
            urgency = "near"
    is_allowed = is_on_or_after(last, today) and last <= latest
    return {"urgency": urgency, "latest": latest, "isAllowed": is_allowed}, []


def day(case, _today):
    now = datetime.fromisoformat(case["now"].replace("Z", "+00:00"))
    return {"today": str(now.astimezone(ZoneInfo(case.get("timeZone", "America/New_York"))).date())}, []


def license(case, today):
    return {"standing": standing_of(case, today)}, []


RULE = {"conflict": conflict, "authorize": authorize, "controlled": controlled, "license": license, "expiry": expiry, "day": day}

if __name__ == "__main__":
    for line in sys.stdin:
        case = json.loads(line, parse_float=Decimal)
        verdict, reasons = RULE[case["rule"]](case["input"], case["asOf"])
        print(json.dumps({"id": case["id"], "verdict": verdict, "reasons": reasons}))
