import Foundation

/// Texts, numbers and lists.
extension Shape {
  static func number(
    _ expected: String,
    in range: ClosedRange<Double> = -100_000...100_000
  ) -> Shape<Double> {
    Shape<Double>(
      "\(expected) from \(MessageText.number(range.lowerBound)) to \(MessageText.number(range.upperBound))",
      schema: .number(range)
    ) { $0.number.flatMap { range.contains($0) ? $0 : nil } }
  }

  static func whole(_ expected: String, in range: ClosedRange<Int>) -> Shape<Int> {
    Shape<Int>(
      "\(expected) from \(range.lowerBound) to \(range.upperBound)",
      schema: .whole(range)
    ) { $0.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil } }
  }

  /// As many numbers as there are names.
  static func numbers(
    _ names: [String],
    in range: ClosedRange<Double> = -100_000...100_000
  ) -> Shape<[Double]> {
    let expected = "a list [\(names.joined(separator: ", "))]"
    let schema = Schema.list(.number(range), count: names.count...names.count)
    return Shape<[Double]>(expected, schema: schema) { node, reading in
      guard let nodes = node.list, nodes.count == names.count else {
        let found = node.list.map { $0.isEmpty ? "an empty list" : "a list of \($0.count)" }
        reading.complain(node.position, found: found ?? node.found, expected: expected)
        return nil
      }
      let numbers = zip(names, nodes).compactMap { name, node in
        number(name, in: range).read(node, &reading)
      }
      return numbers.count == names.count ? numbers : nil
    }
  }

  static var flag: Shape<Bool> {
    Shape<Bool>("true or false", schema: .flag) { node in
      if case .bool(let flag) = node.value { flag } else { nil }
    }
  }

  static func text(_ expected: String) -> Shape<String> {
    Shape<String>(expected, schema: .text) { $0.text }
  }

  /// One of a few words, each with its value.
  static func word<Item: Sendable>(_ kind: String, _ words: [(String, Item)]) -> Shape<Item> {
    let names = words.map(\.0)
    return Shape<Item>("\(kind): \(names.joined(separator: ", "))", schema: .words(names)) {
      node,
      reading in
      if let found = words.first(where: { $0.0 == node.text }) { return found.1 }
      if let text = node.text {
        reading.complain(node.position, unknown: text, among: names, called: kind)
      } else {
        let expected = "\(kind): \(names.joined(separator: ", "))"
        reading.complain(node.position, found: node.found, expected: expected)
      }
      return nil
    }
  }

  /// The name of something declared elsewhere in the file.
  static func name(of kind: String) -> Shape<Reference> {
    Shape<Reference>("the name of \(kind)", schema: .text) { node in
      node.text.map { Reference(name: $0, position: node.position) }
    }
  }

  static var picture: Shape<Reference> { name(of: "a PNG file or a symbol") }

  static func list<Item: Sendable>(
    _ element: Shape<Item>,
    atMost most: Int = 1000
  ) -> Shape<[Item]> {
    Shape<[Item]>("a list", schema: .list(element.schema, count: 0...most)) { node, reading in
      guard let nodes = node.list else {
        reading.complain(node.position, found: node.found, expected: "a list")
        return nil
      }
      guard isFew(nodes.count, most: most, kind: "a list", at: node, &reading) else { return nil }
      return nodes.compactMap { element.read($0, &reading) }
    }
  }

  /// Checks the number of items, and reports too many.
  private static func isFew(
    _ count: Int,
    most: Int,
    kind: String,
    at node: JSONNode,
    _ reading: inout Reading
  ) -> Bool {
    if count <= most { return true }
    reading.complain(node.position, found: "\(kind) of \(count)", expected: "at most \(most)")
    return false
  }

  /// One value, or a list of them.
  static func oneOrMore<Item: Sendable>(
    _ element: Shape<Item>,
    atMost most: Int = 100
  ) -> Shape<[Item]> {
    let schema = Schema.either([element.schema, .list(element.schema, count: 0...most)])
    return Shape<[Item]>(element.expected, schema: schema) { node, reading in
      let nodes = node.list ?? [node]
      guard isFew(nodes.count, most: most, kind: "a list", at: node, &reading) else { return nil }
      return nodes.compactMap { element.read($0, &reading) }
    }
  }

  /// An object whose keys the file chooses.
  static func named<Item: Sendable>(
    _ kind: String,
    _ element: Shape<Item>,
    atMost most: Int = 1000
  ) -> Shape<[Named<Item>]> {
    let schema = Schema.map(element.schema, atMost: most)
    return Shape<[Named<Item>]>("an object: \(kind)", schema: schema) { node, reading in
      guard case .object(let members) = node.value else {
        reading.complain(node.position, found: node.found, expected: "an object: \(kind)")
        return nil
      }
      guard isFew(members.count, most: most, kind: "an object", at: node, &reading) else {
        return nil
      }
      return members.compactMap { member in
        element.read(member.node, &reading).map {
          Named(reference: Reference(name: member.name, position: member.position), value: $0)
        }
      }
    }
  }
}
