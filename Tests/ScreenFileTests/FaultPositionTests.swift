import Foundation
import Testing

@testable import ScreenFile

/// Laws of all values of all examples: what is wrong with one is said where it stands.
@Suite struct FaultPositionTests {
  /// No key takes these.
  static let wrong: [JSONNode.Value] = [
    .null,
    .object([
      JSONNode.Member(
        name: "nowhere",
        position: SourcePosition(line: 0, column: 0),
        node: JSONNode(position: SourcePosition(line: 0, column: 0), value: .null)
      )
    ]),
    .array([JSONNode(position: SourcePosition(line: 0, column: 0), value: .null)]),
  ]

  @Test(arguments: Examples.names)
  func aWrongValueIsSaidAtItsPlace(name: String) throws {
    let whole = try JSONParser.parse(String(contentsOf: Examples.url(name), encoding: .utf8))
    for path in whole.paths where whole[path].key != "$schema" {
      let place = whole[path].node.position
      for value in Self.wrong {
        let problems = Self.problems(whole.replacing(path[...]) { $0.value = value })
        // What is inside of the wrong value has no place in the file.
        let isSaid = problems.contains { $0.position == place || $0.position.line == 0 }
        #expect(isSaid, "\(name):\(place): \(problems.first?.description ?? "nothing")")
      }
    }
  }

  @Test(arguments: Examples.names)
  func anUnknownKeyIsSaidAtItsPlace(name: String) throws {
    let whole = try JSONParser.parse(String(contentsOf: Examples.url(name), encoding: .utf8))
    let schema = try JSONParser.parse(ScreenDocument.schema)
    let keys = schema.properties { _ in true }
    // The file chooses the keys of these, as the names of controllers.
    let free = schema.properties(where: \.isMap)
    for path in whole.paths {
      guard let key = whole[path].key, keys.contains(key), let last = path.last else { continue }
      let outer = whole[path.dropLast()]
      guard case .object(let members) = outer.node.value, !free.contains(outer.key ?? "") else {
        continue
      }
      let place = members[last].position
      let changed = whole.replacing(path.dropLast()) { $0.rename(last, to: key + "y") }
      let problems = Self.problems(changed)
      let said = problems.first { $0.position == place }
      #expect(said?.nearest == key, "\(name):\(place): \(key): \(problems.map(\.description))")
    }
  }

  private static func problems(_ node: JSONNode) -> [ScreenProblem] {
    var reading = Reading()
    _ = ScreenDocument.table.read(node, &reading)
    return reading.problems
  }
}

extension JSONNode {
  private var children: [(key: String?, node: JSONNode)] {
    switch value {
    case .array(let nodes): nodes.map { (nil, $0) }
    case .object(let members): members.map { ($0.name, $0.node) }
    case .null, .bool, .number, .string: []
    }
  }

  /// Where every value inside is: the positions in the lists and objects around it.
  fileprivate var paths: [[Int]] {
    children.enumerated().flatMap { index, child in
      [[index]] + child.node.paths.map { [index] + $0 }
    }
  }

  fileprivate subscript(path: some Collection<Int>) -> (key: String?, node: JSONNode) {
    path.reduce((nil, self)) { $0.node.children[$1] }
  }

  fileprivate func replacing(
    _ path: ArraySlice<Int>,
    by change: (inout JSONNode) -> Void
  ) -> JSONNode {
    var result = self
    guard let index = path.first else {
      change(&result)
      return result
    }
    switch value {
    case .array(var nodes):
      nodes[index] = nodes[index].replacing(path.dropFirst(), by: change)
      result.value = .array(nodes)
    case .object(var members):
      members[index].node = members[index].node.replacing(path.dropFirst(), by: change)
      result.value = .object(members)
    case .null, .bool, .number, .string: break
    }
    return result
  }

  fileprivate mutating func rename(_ index: Int, to name: String) {
    guard case .object(var members) = value else { return }
    members[index].name = name
    value = .object(members)
  }

  /// Whether it is the schema of an object with any keys.
  fileprivate var isMap: Bool {
    if case .object = self["additionalProperties"]?.value { true } else { false }
  }

  /// The keys of a JSON Schema whose own schemas are such.
  fileprivate func properties(where isMeant: (JSONNode) -> Bool) -> Set<String> {
    children.reduce(into: []) { keys, child in
      if child.key == "properties" {
        keys.formUnion(child.node.children.filter { isMeant($0.node) }.compactMap(\.key))
      }
      keys.formUnion(child.node.properties(where: isMeant))
    }
  }
}
