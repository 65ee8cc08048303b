"""Signa's rules for conflicts, authorization, and expiration in Python, using only the standard library.

Written from the documents of Signa: packages/core/vectors/README.md and the requirements that it names. The program reads
cases from standard input and writes one line for each, as signa-vectors requires. See README.md in this folder.
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
KINDS = ["species", "weight", "days-supply", "keyword", "allergy", "age", "condition", "breed", "interaction"]
KNOWLEDGE = WORDS["knowledge"]
RULES, NAMES = KNOWLEDGE["warnings"], KNOWLEDGE["vocabularies"]
ALLERGY_RULES = sorted((one for one in RULES if one["kind"] == "allergy"), key=lambda one: GRADES.index(one["grade"]))
CLASSES = [(token, rule) for rule in RULES if rule["kind"] == "interaction" for token in rule["product"] if token in rule["patient"]]

# Days are compared as text

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

# Comparing names

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

@lru_cache(maxsize=None)
def classes_of(substance):
    return [one["name"] for one in NAMES["classes"] if substance in map(term_of, one["members"])]

ROUTES = {
    "eye": r"\b(?:ophthalmic|eye)\b",
    "ear": r"\b(?:otic|ear (?:drops|cleaner|flush)|otitis)\b",
    "airway": r"\b(?:inhaler|equihaler|inhaled)\b",
    "skin": r"\b(?:shampoo|mousse|wipes|pads|cream|lotion|conditioner|spray)\b|\btopical (?!solution)",
}

def route_of(product):
    texts = [product.get("title", ""), product.get("presentation", ""), *product.get("keywords", [])]
    text = " | ".join(map(term_of, texts))
    return next((route for route, pattern in ROUTES.items() if re.search(pattern, text, re.A)), "systemic")

class Drug:
    """A product, or a medication, whose name is its title. A systemic one is also of the classes of its ingredients."""

    def __init__(self, given, flavor=None):
        given = {"title": given.get("name", ""), **given}
        terms = {name: [term_of(text) for text in given.get(name, [])] for name in ("ingredients", "keywords")}
        kept = {name: [term for term in of if term and term not in WORDS["emptyTerms"]] for name, of in terms.items()}
        self.ingredients, self.keywords, self.flavor = kept["ingredients"], kept["keywords"], term_of(flavor or "")
        self.classification, self.presentation = (term_of(given.get(name, "")) for name in ("classification", "presentation"))
        if route_of(given) == "systemic":
            self.keywords += map(term_of, (name for one in self.ingredients for name in classes_of(substance_of(one))))
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

# Interpreting recorded texts

SHORT = {"r/o": "rule out", "w/o": "without", "h/o": "history of", "s/p": "after", "n/a": "none"}
FILLERS = {name: set(words) for name, words in WORDS["fillers"].items()}
NOT_ESTABLISHED = re.compile(
    r"\b(?:no|not|without|denie[ds]?|negative|neg|absent|normal|r o|ro|rule out|ruled out|screen(?:ed|ing)? for|tested for"
    r"|monitor(?:ing)? for|at risk|risk of|predisposed|free of|never had|unlikely)\b"
)

def sound_of(word):
    for was, by in (("ph", "f"), ("[yj]", "i"), ("th", "t"), ("ae|oe", "e"), (r"(.)\1", r"\1")):
        word = re.sub(was, by, word)
    return re.sub(r"(in|en|ol|ir)(?:e|a|o|um)$", r"\1", word)

def letters_apart(one, other, most):
    if abs(len(one) - len(other)) > most:
        return most + 1
    two_above, above = [], list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, its in enumerate(other, 1):
            least = min(above[column] + 1, here[-1] + 1, above[column - 1] + (letter != its))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == its:
                least = min(least, two_above[column - 2] + 1)
            here.append(least)
        two_above, above = above, here
    return above[-1]

def is_spelled(word):
    return re.fullmatch("[a-z]{6,}", word) is not None

class Names:
    """A list of names with their meanings, and the filler words."""

    def __init__(self, means, fillers, is_joined=True):
        self.means, self.fillers, self.is_joined, self.by_sound, self.by_letter = means, fillers, is_joined, {}, {}
        for name in filter(is_spelled, means):
            self.by_sound.setdefault(sound_of(name), []).append(name)
            self.by_letter.setdefault(name[0], []).append(name)

    @lru_cache(maxsize=None)
    def near(self, word):
        if not is_spelled(word):
            return None
        most = 2 if len(word) >= 9 else 1
        found = self.by_sound.get(sound_of(word))
        if found is None:
            apart = [(letters_apart(word, name, most), name) for name in self.by_letter.get(word[0], [])]
            least = min((letters for letters, _ in apart), default=most + 1)
            found = [name for letters, name in apart if letters == least <= most]
        return found[0] if len({tuple(self.means[name]) for name in found}) == 1 else None

    def items(self, text):
        text = re.sub(r"[ßβ](?=-?\s?lactam)", "beta-", text[:4000], flags=re.I)
        text = re.sub(r"['’]s\b", "", text, flags=re.I | re.A)
        text = re.sub(r"\b[rwhsn]/[opa]\b", lambda met: SHORT.get(met[0].lower(), met[0]), text, flags=re.I | re.A)
        text = text if self.is_joined else re.sub(r"(?<=[^\W_])-(?=[^\W_])", ",", text)
        parts = re.split(r"[,;/&+|\r\n]|\b(?:and|or|with)\b", text, flags=re.I | re.A)
        items = [{"text": re.sub(r"\s+", " ", part).strip(), "words": singular(term_of(part)).split(" ")} for part in parts]
        items = [{**item, "names": [], "near": [], "unknown": False} for item in items if item["words"][0]]
        words = [(word, item) for item in items for word in item["words"]]
        at = 0
        while at < len(words):
            word, item = words[at]
            phrases = (" ".join(word for word, _ in words[at:at + length]) for length in range(min(6, len(words) - at), 0, -1))
            name = next((phrase for phrase in phrases if phrase in self.means), None)
            length = len(name.split(" ")) if name else 1
            is_nothing = len(word) < 2 or re.fullmatch(r"[0-9]+[a-z]{0,3}", word) or word in self.fillers
            near = self.near(word) if name is None and not is_nothing else None
            covered = {id(one): one for _, one in words[at:at + length]}.values()
            for one in covered if name or near else []:
                one["names"].append(self.means[name or near])
                one["near"] += [near] if near else []
            item["unknown"] |= not (name or near or is_nothing)
            at += length
        return items

def plain_name(text):
    return singular(term_of(re.sub(r"\b(?:and|or|with)\b", " ", text, flags=re.A)))

def lines_of(rows):
    """What each name of these rows means, and what the rows themselves stand for."""
    lines = [([term_of(one) for one in row["means"]], row["names"]) for row in rows]
    return {
        name: means for means, names in lines
        for name in [" ".join(map(singular, means)), *map(plain_name, names)] if name
    }

def also_allergic_to(substance):
    crossing = {one["name"] for one in NAMES["classes"] if one["isCrossReactive"]}
    related = [other for group in NAMES["equivalents"] if substance in group for other in group if other != substance]
    return [*(term_of(name) for name in classes_of(substance) if name in crossing), *related]

DRUGS = lines_of(NAMES["drugs"])
ALLERGENS = {
    **{plain_name(name): [] for name in NAMES["environment"]},
    **{
        name: list(dict.fromkeys([*means, *(also for one in means for also in also_allergic_to(one))]))
        for name, means in DRUGS.items()
    },
    **lines_of(NAMES["allergens"]),
}
NO_NAMES = GENERAL | set(WORDS["beginnings"]) | TOO_LITTLE
ALLERGY_NAMES = Names(ALLERGENS, NO_NAMES, is_joined=False)
MEDICATION_NAMES = Names(DRUGS, FILLERS["dose"] | GENERAL | TOO_LITTLE, is_joined=False)
CONDITION_NAMES = Names(lines_of(NAMES["conditions"]), FILLERS["condition"])

def denies_allergy(words):
    if {"denie", "denied", "denies"} & set(words):
        return True
    if any(re.fullmatch("tolerat(?:e|ed|ing)", word) for word in words):
        return not FILLERS["takesBack"] & set(words)
    if "not" in words:
        return "allergic" in words
    return "no" in words and "longer" not in words and bool(FILLERS["reaction"] & set(words))

class Reading:
    def __init__(self, kept, denied, unread):
        self.kept, self.names = [item["text"] for item in kept], [name for item in kept for name in item["names"]]
        self.near = list(dict.fromkeys(name for item in kept for name in item["near"]))
        self.denied, self.unread = [item["text"] for item in denied], [item["text"] for item in unread]
        self.means = [word for name in self.names for word in name]

@lru_cache(maxsize=None)
def read_allergy(text):
    none, negative = FILLERS["none"], FILLERS["negative"]
    items = [one for one in ALLERGY_NAMES.items(text) if not (none.issuperset(one["words"]) and negative & set(one["words"]))]
    denied = [item for item in items if item["names"] and denies_allergy(item["words"])]
    kept = [item for item in items if item not in denied]
    return Reading(kept, denied, [item for item in kept if not item["names"] and item["unknown"]])

@lru_cache(maxsize=None)
def read_condition(text):
    items = CONDITION_NAMES.items(text)
    is_healthy = lambda item: FILLERS["healthy"].issuperset(item["words"])
    is_denied = lambda item: NOT_ESTABLISHED.search(" ".join(item["words"])) is not None
    kept = [item for item in items if not is_denied(item)]
    is_named = any(item["names"] for item in kept)
    unread = [one for one in kept if not one["names"] and not is_healthy(one) and (one["unknown"] or not is_named)]
    reading = Reading(kept, [item for item in items if is_denied(item) and not is_healthy(item)], unread)
    reading.text = singular(" ; ".join([*map(term_of, reading.kept), *reading.means]))
    return reading

def as_read(recorded, near):
    return f"{recorded} (read as {', '.join(near)})" if near else recorded

def medication_of(one):
    """The name and the drug of a medication, in a list. An unresolved one is interpreted by its name; the list is empty if that fails."""
    if one["isResolved"]:
        return [(one["name"], Drug(one))]
    items = MEDICATION_NAMES.items(one["name"])
    means = list(dict.fromkeys(word for item in items for name in item["names"] for word in name))
    near = dict.fromkeys(name for item in items for name in item["near"])
    given = {"name": one["name"], "ingredients": means, "keywords": [name for word in means for name in classes_of(word)]}
    return [(as_read(one["name"], near), Drug(given))] if means else []

BREEDS = {
    code: [(name.split(" "), plain_name(" ".join(means))) for row in rows for name, means in lines_of([row]).items()]
    for code, rows in NAMES["breeds"].items()
}
BREED_WORDS = {code: Names({word: [word] for words, _ in names for word in words}, set()) for code, names in BREEDS.items()}

@lru_cache(maxsize=None)
def named_breeds(text, species):
    if species not in BREEDS:
        return frozenset()
    known = BREED_WORDS[species]
    written = re.sub(r"\bshepp?h?[ae]rd\b", "shepherd", singular(term_of(text)), flags=re.A).split(" ")
    read = {word if word in known.means else known.near(word) or word for word in written}
    met = [(words, means) for words, means in BREEDS[species] if read.issuperset(words)]
    return frozenset(means for words, means in met if not any(len(more) > len(words) and set(words) <= set(more) for more, _ in met))

GROUPS = {
    one["name"]: {**one, "breeds": {name for breed in one["breeds"] for name in named_breeds(breed["name"], one["species"])}}
    for one in NAMES["breedGroups"]
}

@lru_cache(maxsize=None)
def breeds_in(text, species):
    found = named_breeds(text, species)
    named = found - {"mixed breed", "unknown breed"}
    groups = [one["breeds"] for one in GROUPS.values() if one["isNamedInMixes"] and one["species"] == species]
    return named if any(named & breeds for breeds in groups) else found

def breeds_of(token, species):
    group = GROUPS.get(token)
    return group["breeds"] if group and group["species"] == species else breeds_in(token, species)

def breeds_of_group(name):
    return GROUPS[name]["breeds"] if name in GROUPS else set()

def months_of_growth(patient):
    if species_of(patient) != "canine":
        return 12
    breeds = breeds_in(patient["breed"], "canine") if "breed" in patient else frozenset()
    if breeds & breeds_of_group("giant breeds"):
        return 18
    if breeds and breeds <= breeds_of_group("small and medium breeds"):
        return 8
    weight, unit = patient.get("weight"), patient.get("weightUnit", "lbs")
    is_known = weight is not None and weight > 0 and unit in ("lbs", "kg")
    kilograms = Decimal(weight) * (1 if unit == "kg" else Decimal("0.45359237")) if is_known else Decimal(0)
    return 18 if kilograms.quantize(Decimal("0.01"), ROUND_HALF_UP) >= 45 else 12

# Conflicts of a product

def found(rule, sign, patient, terms, grade=None):
    code = {"found": rule["kind"], "grade": grade or rule["grade"], "sign": sign, "ruleId": rule["id"]}
    return {**code, "patient": patient, "product": ", ".join(terms)}

def species_of(patient):
    code = (patient.get("species") or {}).get("code", "").strip().lower()
    return code if code != "unknown" and code in WORDS["speciesCodes"] else None

def unlisted_species(patient):
    code = (patient.get("species") or {}).get("code", "").strip().lower()
    return None if code == "" or code in WORDS["speciesCodes"] else code

def is_of_species(rule, species):
    return not rule["species"] or species in rule["species"]

def is_in_effect(rule, today):
    return rule["from"] <= today and (rule["to"] is None or today <= rule["to"])

BY_TOKEN, OF_ANY = {}, []
for rule in RULES:
    if rule["kind"] != "allergy":
        for token in rule["product"] + (rule["patient"] if rule["kind"] == "interaction" else []):
            BY_TOKEN.setdefault(term_of(token), []).append(rule)
        OF_ANY += [rule] if any(token == "*" or ":" in token for token in rule["product"]) else []

def rules_about(drug, today):
    """The rows other than those of allergies that may be about a drug; reading all of them for each case takes minutes."""
    openings = (one.split(" ")[:length + 1] for one in drug.ingredients for length in range(one.count(" ") + 1))
    tokens = {*drug.keywords, *map(" ".join, openings)}
    met = {rule["id"]: rule for rule in [*OF_ANY, *(rule for token in tokens for rule in BY_TOKEN.get(token, []))]}
    return [rule for rule in met.values() if is_in_effect(rule, today)]

def has_unknown_unit(patient):
    return (patient.get("weight") or 0) > 0 and patient.get("weightUnit", "lbs") not in ("lbs", "kg")

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

def allergy_conflicts(product, drug, flavor, patient, today):
    rules = [rule for rule in ALLERGY_RULES if is_in_effect(rule, today) and is_of_species(rule, species_of(patient))]
    named = [*product.get("ingredients", []), product.get("title", ""), flavor or ""]
    keywords = [word for word in product.get("keywords", []) if word.strip().lower() not in WORDS["purposes"]]
    for allergy in patient.get("allergies", []):
        reading = read_allergy(allergy.get("name", ""))
        written = [", ".join(reading.kept)] if reading.denied else [allergy.get("name", ""), allergy.get("code", "")]
        texts = [text for text in (singular(term_of(one)) for one in [*written, *reading.means]) if can_match(text)]
        terms = {term for one in written for term in allergens_of(one)} | set(map(singular, reading.means))
        name = as_read(allergy["name"], reading.near)
        if allergy["kind"].strip().lower() == "environment":
            continue
        for rule in rules:
            is_asked = "same_ingredient" in rule["patient"]
            met = {name for name in drug.ingredients if is_asked and names(texts, terms, name)}
            if any(holds(text, singular(term_of(token))) for text in texts for token in rule["patient"]):
                met.update(drug.matches(rule["product"]))
            if met:
                yield found(rule, "=", name, sorted(met))
                break
        else:
            met = {text for one in named for text in terms_of(one) if any(is_named_by(text, term) for term in terms)}
            met.update(word for one in keywords for word in terms_of(one) if singular(word) in terms)
            if met:
                yield found({"kind": "keyword", "grade": "serious", "id": None}, "=", name, sorted(met))

def age_of(patient, today):
    """The age in whole months and in words; None if it is unknown."""
    birth = patient.get("birthdate")
    if not is_day(birth) or int(birth[:4]) <= 1900 or birth > today:
        return None
    months = (int(today[:4]) - int(birth[:4])) * 12 + int(today[5:7]) - int(birth[5:7])
    months -= add_months(birth, months) > today
    years, rest = divmod(months, 12)
    of_years = f"{years} y {rest} mo old" if rest else f"{years} y old"
    return months, of_years if years else f"{months} mo old" if months else f"{days_between(birth, today)} d old"

def meetings(rule, drug, patient, medications, today):
    """The facts of the patient that match a row, each with the matching terms of the product."""
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
    elif rule["kind"] == "age":
        if (known := age_of(patient, today)) is not None:
            days, below, first = days_between(patient["birthdate"], today), rule["age"]["below"], rule["age"]["from"]
            if (below is None or days < below) and (first is None or days >= first):
                yield known[1], terms
    elif rule["kind"] == "breed":
        breeds = breeds_in(patient["breed"], species_of(patient)) if "breed" in patient else frozenset()
        if any(breeds & breeds_of(token, species_of(patient)) for token in rule["patient"]):
            yield patient["breed"], terms
    else:
        tokens = [singular(term_of(token)) for token in rule["patient"] if token != "juvenile"]
        for condition in patient.get("healthConditions", []):
            reading = read_condition(condition["name"])
            if any(holds(reading.text, token) for token in tokens):
                yield as_read(condition["name"], reading.near), terms
        months, age = age_of(patient, today) or (18, "")
        if "juvenile" in rule["patient"] and months < max(12, months_of_growth(patient)):
            yield (age, terms) if months < months_of_growth(patient) else (age, terms, "worth-knowing")

def shortened(text):
    return text[:60] + "…" if len(text) > 60 else text

def not_checked(drug, patient, medications, taken, today, met):
    species = species_of(patient)
    rules = [rule for rule in rules_about(drug, today) if species is None or is_of_species(rule, species)]
    about = [rule for rule in rules if drug.matches(rule["product"]) and not drug.is_excepted(rule["except"])]
    told = {("medication", one["name"]) for one in taken if not one["isResolved"]}
    for one in patient.get("allergies", []):
        if max(len(one.get("name", "")), len(one.get("code", ""))) > 4000:
            told.add(("allergy", one["name"][:60] + "…"))
        reading = read_allergy(one.get("name", ""))
        if one["kind"].strip().lower() != "environment" and (reading.names or one["name"] not in met):
            told.update(("allergy", shortened(text)) for text in [*reading.unread, *reading.denied])
    for one in patient.get("healthConditions", []):
        reading = read_condition(one["name"])
        told.update(("condition", shortened(text)) for text in [*reading.unread, *reading.denied])
    if unlisted_species(patient):
        told.add(("species", None))
    if species is None and any(rule["species"] and any(meetings(rule, drug, patient, medications, today)) for rule in rules):
        told.add(("species", None))
    is_read = "breed" in patient and (species is None or breeds_in(patient["breed"], species))
    if not is_read and any(rule["kind"] == "breed" for rule in about):
        told.add(("breed", None))
    if age_of(patient, today) is None and any(rule["kind"] == "age" or "juvenile" in rule["patient"] for rule in about):
        told.add(("birthdate", None))
    if has_unknown_unit(patient):
        told.add(("weight", None))
    in_order = sorted(told, key=lambda one: (one[0], one[1] or ""))
    return [{"notChecked": kind, **({"name": name} if name is not None else {})} for kind, name in in_order]

def own_of(therapies, own):
    """The ids of the therapies that never count as duplicates: the prescription itself, and what it renews."""
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
            if is_in_effect(rule, today) and is_of_species(rule, species) and drug.matches([token]) and other.matches([token])
        ]
        is_compared = drug.ingredients and other.ingredients and not product.get("classification", "").startswith("Food")
        if one["id"] in own_ids[one["kind"]] or not is_compared or not (both or shared):
            continue
        of_class = min(shared, key=lambda pair: pair[1] != "serious", default=None)
        what, grade = (" and ".join(sorted(both)), "serious") if both else of_class
        is_due = both and "expiresOn" in one and today >= add_months(one["expiresOn"], -1)
        is_in_place = route_of(product) == route_of(one["product"]) != "skin"
        weighs = grade if one["kind"] == "prescription" and not is_due and is_in_place else "worth-knowing"
        told.append({"duplicate": one["id"], "by": "ingredient" if both else "class", "shared": what, "grade": weighs})
    return sorted(told, key=lambda one: GRADES.index(one["grade"]))

WAITS = {"request": "requested", "draft": "drafted"}

def waiting(therapies, own):
    """The names and the drugs of what others requested or drafted."""
    own_ids = own_of(therapies, own)
    others = [one for one in therapies if one["kind"] in WAITS and one["id"] not in own_ids[one["kind"]]]
    return [(f'{one["product"].get("title", "")}, {WAITS[one["kind"]]}', Drug(one["product"])) for one in others]

def conflict(case, today):
    product, patient, renewed = case["product"], case["patient"], case.get("renewedProductId")
    flavors = product.get("productFlavors", [])
    chosen = [one["flavor"] for one in flavors if one["flavorId"] == case.get("flavorId")]
    flavor = chosen[0] if chosen else flavors[0]["flavor"] if len(flavors) == 1 else None
    drug, species = Drug(product, flavor), species_of(patient)
    taken = [*patient.get("currentMeds", []), *patient.get("activePrescriptions", [])]
    if renewed is not None and renewed == product.get("id"):
        taken = [one for one in taken if one.get("productId") != renewed]
    medications = [both for one in taken for both in medication_of(one)]
    waits = waiting(case.get("therapy", []), case.get("self", {}))
    told = [*record_conflicts(product, patient, case.get("daysSupply")), *allergy_conflicts(product, drug, flavor, patient, today)]
    for rule in rules_about(drug, today):
        if is_of_species(rule, species):
            told += [found(rule, "+", *met) for met in meetings(rule, drug, patient, medications, today)]
        if is_of_species(rule, species) and rule["kind"] == "interaction":
            told += [found(rule, "+", *met, "worth-knowing") for met in meetings(rule, drug, patient, waits, today)]
    def order(one):
        first = [str(GRADES.index(one["grade"])), str(KINDS.index(one["found"])), one["ruleId"] or ""]
        return "\n".join([*first, one.get("patient", ""), one.get("product", "")])
    each = {order(one): one for one in told}
    reasons = [each[key] for key in sorted(each)]
    reasons += duplicates(drug, product, case.get("therapy", []), case.get("self", {}), species, today)
    grade = min((one["grade"] for one in reasons), key=GRADES.index, default=None)
    reasons += not_checked(drug, patient, medications + waits, taken, today, {one.get("patient") for one in told})
    return {"grade": grade, "needsNote": grade in GRADES[:2]}, reasons

# Authorization

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

def is_dea_number(text):
    number = re.sub(r"[\s-]", "", text).upper() if isinstance(text, str) else ""
    if not re.fullmatch(r"[A-Z][A-Z9][0-9]{7}", number) or number.endswith("0000000"):
        return False
    digits = [int(sign) for sign in number[2:]]
    return (sum(digits[0:6:2]) + 2 * sum(digits[1:6:2])) % 10 == digits[6]

def controlled(case, today):
    vet, product, schedule = case.get("vet"), case["product"], case["product"].get("deaSchedule")
    checks = {"authority": authorize(case, today)[0]["allowed"], "vet": vet is not None and is_active(vet) and may_sign(vet)}
    if is_controlled(product):
        dea = vet or {"hasCurrentDeaLicense": True}
        is_current = is_dea_number(dea.get("deaLicense")) and is_on_or_after(dea.get("deaLicenseExpiration"), today)
        checks["schedule"] = schedule in ("C-II", "C-III", "C-IV", "C-V")
        checks["patient"] = case.get("isOfficeUse") is False
        checks["dea-license"] = dea.get("hasCurrentDeaLicense", is_current)
    missing = [{"missing": name} for name, is_met in checks.items() if not is_met]
    if missing:
        return {"allowed": False, "code": "BAD_USER_INPUT" if checks["authority"] else "FORBIDDEN"}, missing
    counting = [one for one in case["location"].get("locationAddresses", []) if one.get("isActive") is not False]
    is_mailed = schedule == "C-II" or any(may_be_new_york(one.get("state")) for one in counting)
    return {"allowed": True, "delivery": None if not is_controlled(product) else "mail" if is_mailed else "fax"}, []

# Expiration

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
