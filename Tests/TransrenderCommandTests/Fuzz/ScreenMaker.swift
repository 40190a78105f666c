import Foundation
import ScreenFile
import TestSupport

/// Makes screen files out of their own schema: whatever the format can say is said some day.
struct ScreenMaker {
  private typealias Members = [String: Any]

  // Never changed once it is read.
  nonisolated(unsafe) private static let schema: Members = {
    let data = Data(ScreenDocument.schema.utf8)
    return (try? JSONSerialization.jsonObject(with: data)) as? Members ?? [:]
  }()

  private static let controllers = ["a", "b", "c", "d"]
  private static let colors = ["red", "#1c1c1e", "#ff000080", "systemBlue", "clear"]
  private static let texts = ["", "Hello", "שלום \u{202E}abc", "a\u{1B}[31mb", "🙂🙂", "ﷺﷺﷺ"]
  private static let pools: [(keys: [String], words: [String])] = [
    (["background", "tint", "color", "gradient"], colors),
    (
      [
        "navigation", "tabs", "selected", "controller", "show", "present", "from", "dismiss",
        "push",
        "onto", "pop", "select", "addChild", "to", "removeChild", "cycle",
      ], controllers
    ),
    (["in", "at", "scroll", "tap", "transition"], ["v0", "v1", "v2", "v3", "a", "b"]),
    (["style"], ["s"]), (["image", "icon"], ["picture.png"]),
    (["locale"], ["de", "ar", "zh-Hant"]),
    (
      ["top", "bottom", "centerY"],
      [
        "safe.top + 8", "parent.bottom * 1000 - 100000", "self.top", "12 @1000",
        ">= self.bottom * 2 + 3",
      ]
    ),
    (["leading", "trailing"], ["parent.leading", "parent.trailing * 0.001", "12 @1"]),
    (["left", "right"], ["parent.left", "parent.right * 1000", "self.left * 2 + 1"]),
    (["centerX"], ["parent.centerX", "self.centerX * 3 - 5"]),
    (
      ["width", "height"],
      [
        ">= self.height * 2 + 3", "self.width * 0.5", "parent.width * 1000 + 100000",
        "parent.height * 0.5 - 20", "<= 100000 @1",
      ]
    ),
  ]

  private var dice: SeededGenerator
  private var views = 0
  /// How many values may still be made.
  private var budget = 400

  init(_ dice: SeededGenerator) { self.dice = dice }

  mutating func text() -> String {
    var root = Members()
    for (name, schema) in Self.properties(of: Self.schema) {
      switch name {
      case "controllers":
        root[name] = makeControllers()
      case "styles": root[name] = ["s": make(Self.definition("style"), name, 0)]
      case "strings", "assets", "assetFolder", "$schema": continue
      case "script": root[name] = make(schema, name, 0)
      default: if dice.once(in: 6) { root[name] = make(schema, name, 0) }
      }
    }
    let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Controllers that make a tree: each stands in one before it, or in none.
  private mutating func makeControllers() -> Members {
    var free = Self.controllers[...]
    var made = Members()
    for name in Self.controllers {
      free.removeAll { $0 == name }
      var plan = make(Self.definition("controller"), name, 0) as? Members ?? [:]
      for key in ["navigation", "tabs"] where plan[key] != nil {
        let inner = take((plan[key] as? [Any])?.count ?? 1, of: &free)
        plan = inner.isEmpty ? [:] : plan.merging([key: inner]) { $1 }
        if plan["selected"] != nil { plan["selected"] = inner.first }
      }
      if let children = plan["children"] as? [Members] {
        let names = take(children.count, of: &free)
        plan["children"] = zip(children, names).map { child, name in
          child.merging(["controller": name]) { $1 }.filter { $0.key != "in" }
        }
      }
      made[name] = plan
    }
    return made
  }

  private func take(_ count: Int, of free: inout ArraySlice<String>) -> [String] {
    let taken = Array(free.prefix(count))
    free.removeFirst(taken.count)
    return taken
  }

  private static func definition(_ name: String) -> Members {
    (schema["$defs"] as? Members)?[name] as? Members ?? [:]
  }

  private static func properties(of schema: Members) -> [(String, Members)] {
    let all = schema["properties"] as? Members ?? [:]
    return all.compactMap { name, value in (value as? Members).map { (name, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private mutating func make(_ schema: Members, _ key: String, _ depth: Int) -> Any {
    budget -= 1
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      return make(Self.definition(name), key, depth + 1)
    }
    if let kinds = schema["anyOf"] as? [Members] { return make(dice.pick(kinds), key, depth) }
    if let words = schema["enum"] as? [String] { return dice.pick(words) }
    switch schema["type"] as? String {
    case "boolean": return dice.once(in: 2)
    case "number": return number(schema)
    case "integer": return Int(number(schema))
    case "array": return list(schema, key, depth)
    case "object": return object(schema, key, depth)
    default: return word(for: key)
    }
  }

  private mutating func number(_ schema: Members) -> Double {
    let (low, high) = (schema["minimum"] as? Double ?? 0, schema["maximum"] as? Double ?? 1)
    switch dice.number(below: 10) {
    case 0: return low
    case 1: return high
    case 2: return Double.random(in: low...high, using: &dice)
    default: return min(high, max(low, Double(dice.pick([0, 1, 2, 10, 44, 100, 300, 0.5, -7]))))
    }
  }

  private mutating func list(_ schema: Members, _ key: String, _ depth: Int) -> [Any] {
    let least = schema["minItems"] as? Int ?? 0
    let most = min(schema["maxItems"] as? Int ?? 3, least + (depth > 6 || budget < 0 ? 0 : 4))
    let count = most > least ? least + dice.number(below: most - least + 1) : least
    let element = schema["items"] as? Members ?? [:]
    return (0..<count).map { _ in make(element, key, depth + 1) }
  }

  private mutating func object(_ schema: Members, _ key: String, _ depth: Int) -> Members {
    var members = Members()
    if let element = schema["additionalProperties"] as? Members {
      for name in ["v0", "v1", "a"] where dice.once(in: 2) {
        members[name] = make(element, key, depth + 1)
      }
      return members
    }
    let required = schema["required"] as? [String] ?? []
    for (name, property) in Self.properties(of: schema) {
      if name == "id" {
        members[name] = "v\(views)"
        views += 1
      } else if required.contains(name) || (budget > 0 && depth < 8 && dice.once(in: 4)) {
        members[name] = make(property, name, depth + 1)
      }
    }
    return members
  }

  private mutating func word(for key: String) -> String {
    if dice.once(in: 40) { return dice.pick(Self.texts) }
    return dice.pick(Self.pools.first { $0.keys.contains(key) }?.words ?? Self.texts)
  }
}
