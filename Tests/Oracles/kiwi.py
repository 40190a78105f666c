"""Random constraint systems and what other solvers make of them.

usage: python3 kiwi.py OUT_DIRECTORY [SYSTEMS]   (needs: pip install kiwisolver scipy)

Writes weights.json (kiwisolver's values, checked against the optimum that HiGHS finds) and
priorities.json (the optimum rank by rank, by one HiGHS run a rank). The seed is fixed.
"""

import json
import random
import sys

import kiwisolver as kiwi
import numpy
from scipy.optimize import linprog

RELATIONS = {"<=": "<=", "==": "==", ">=": ">="}
WEIGHTS = [1, 1, 1000, 1000, 1_000_000, 2, 3000]
PRIORITIES = [250, 251, 490, 750, 999]


def constraint(rng, variables, strengths):
    names = rng.sample(range(variables), rng.randint(1, min(3, variables)))
    terms = [[rng.choice([1, 1, 1, -1, -1, 2, -2, 0.5]), v] for v in names]
    relation = rng.choice(["<=", "==", "==", "==", ">="])
    strength = "required" if rng.random() < 0.4 else rng.choice(strengths)
    return {"terms": terms, "constant": rng.randint(-100, 100), "rel": relation, "strength": strength}


def violation_rows(constraints, variables):
    """The system as a linear program: columns x (free), then over and under of each constraint."""
    count = len(constraints)
    equal = numpy.zeros((count, variables + 2 * count))
    right = numpy.zeros(count)
    bounds = [(None, None)] * variables
    for row, c in enumerate(constraints):
        for coefficient, v in c["terms"]:
            equal[row, v] += coefficient
        equal[row, variables + 2 * row] = -1
        equal[row, variables + 2 * row + 1] = 1
        right[row] = -c["constant"]
        required = c["strength"] == "required"
        over = 0 if required and c["rel"] != ">=" else None
        under = 0 if required and c["rel"] != "<=" else None
        bounds += [(0, over), (0, under)]
    return equal, right, bounds


def cost(constraints, variables, price):
    costs = numpy.zeros(variables + 2 * len(constraints))
    for row, c in enumerate(constraints):
        weight = 0 if c["strength"] == "required" else price(c["strength"])
        costs[variables + 2 * row] = 0 if c["rel"] == ">=" else weight
        costs[variables + 2 * row + 1] = 0 if c["rel"] == "<=" else weight
    return costs


def is_feasible(constraints, variables):
    hard = [c for c in constraints if c["strength"] == "required"]
    if not hard:
        return True
    equal, right, bounds = violation_rows(hard, variables)
    return linprog(numpy.zeros(len(bounds)), A_eq=equal, b_eq=right, bounds=bounds).status == 0


def optimum(constraints, variables):
    """The least cost under weights."""
    if not constraints:
        return 0.0
    equal, right, bounds = violation_rows(constraints, variables)
    result = linprog(
        cost(constraints, variables, lambda w: w), A_eq=equal, b_eq=right, bounds=bounds
    )
    return float(result.fun)


def optimum_by_rank(constraints, variables):
    """The least violation of each rank, highest first, each bounded by those above it."""
    ranks = sorted({c["strength"] for c in constraints} - {"required"}, reverse=True)
    equal, right, bounds = violation_rows(constraints, variables)
    above, limits, result = [], [], []
    for rank in ranks:
        costs = cost(constraints, variables, lambda s: 1 if s == rank else 0)
        found = linprog(
            costs,
            A_eq=equal,
            b_eq=right,
            bounds=bounds,
            A_ub=numpy.array(above) if above else None,
            b_ub=numpy.array(limits) if limits else None,
        )
        if found.status != 0:
            return None
        result.append([rank, round(float(found.fun), 6)])
        above.append(costs)
        limits.append(found.fun + 1e-9)
    return result


class Kiwi:
    def __init__(self, variables):
        self.variables = [kiwi.Variable(str(v)) for v in range(variables)]
        self.solver = kiwi.Solver()
        self.made = {}

    def add(self, key, c):
        expression = kiwi.Expression(
            [k * self.variables[v] for k, v in c["terms"]], float(c["constant"])
        )
        strength = c["strength"] if c["strength"] == "required" else float(c["strength"])
        self.made[key] = kiwi.Constraint(expression, RELATIONS[c["rel"]], strength)
        self.solver.addConstraint(self.made[key])

    def remove(self, key):
        self.solver.removeConstraint(self.made.pop(key))

    def values(self):
        self.solver.updateVariables()
        return [v.value() for v in self.variables]


def penalty(constraints, values):
    total = 0.0
    for c in constraints:
        value = c["constant"] + sum(k * values[v] for k, v in c["terms"])
        missed = max(0, value if c["rel"] != ">=" else 0, -value if c["rel"] != "<=" else 0)
        if c["strength"] == "required":
            if missed > 1e-6:
                return float("inf")
        else:
            total += c["strength"] * missed
    return total


def weighted_system(rng):
    variables = rng.randint(2, 7)
    reference, live, edits, steps = Kiwi(variables), {}, {}, []
    for key in range(rng.randint(4, 16)):
        step = {}
        roll = rng.random()
        if roll < 0.15 and live:
            step = {"remove": rng.choice(sorted(live))}
            live.pop(step["remove"])
            reference.remove(step["remove"])
        elif roll < 0.25 and len(edits) < variables:
            v = rng.choice([v for v in range(variables) if v not in edits])
            step = {"edit": v, "strength": rng.choice(WEIGHTS)}
            reference.solver.addEditVariable(reference.variables[v], float(step["strength"]))
            reference.solver.suggestValue(reference.variables[v], 0.0)
            edits[v] = {"terms": [[1, v]], "constant": 0, "rel": "==", "strength": step["strength"]}
        elif roll < 0.4 and edits:
            v = rng.choice(sorted(edits))
            step = {"suggest": v, "value": rng.randint(-200, 200)}
            reference.solver.suggestValue(reference.variables[v], float(step["value"]))
            edits[v]["constant"] = -step["value"]
        elif roll < 0.45 and edits:
            step = {"end": rng.choice(sorted(edits))}
            reference.solver.removeEditVariable(reference.variables[step["end"]])
            edits.pop(step["end"])
        else:
            c = constraint(rng, variables, WEIGHTS)
            step = {"add": key, **c}
            if is_feasible(list(live.values()) + [c], variables):
                live[key] = c
                reference.add(key, c)
            else:
                step["unsatisfiable"] = True
        everything = list(live.values()) + list(edits.values())
        values, least = reference.values(), optimum(everything, variables)
        step["cost"] = round(least, 6)
        # kiwi may stop short of the optimum after a removal; HiGHS is the judge.
        if abs(penalty(everything, values) - least) <= 1e-6 * (1 + least):
            step["values"] = [round(value, 9) for value in values]
        steps.append(step)
    return {"variables": variables, "steps": steps}


def ranked_system(rng):
    variables = rng.randint(2, 7)
    constraints = []
    for _ in range(rng.randint(3, 14)):
        c = constraint(rng, variables, PRIORITIES)
        if c["strength"] != "required" or is_feasible(constraints + [c], variables):
            constraints.append(c)
    ranks = optimum_by_rank(constraints, variables)
    return ranks and {"variables": variables, "constraints": constraints, "ranks": ranks}


def write(path, systems):
    with open(path, "w") as file:
        rows = (json.dumps(system, separators=(",", ":")) for system in systems)
        file.write("[\n" + ",\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    rng = random.Random(20260101)
    write(sys.argv[1] + "/weights.json", [weighted_system(rng) for _ in range(count)])
    ranked = (ranked_system(rng) for _ in range(count))
    write(sys.argv[1] + "/priorities.json", [system for system in ranked if system])
