import Foundation

/// A search for nodes: names with `*` between slashes, from a node or, after a slash, from the top.
@MainActor
struct NodePath {
  private let steps: [String]
  private let startsAtTop: Bool

  init(_ text: String) {
    startsAtTop = text.hasPrefix("/")
    let body = startsAtTop ? String(text.dropFirst()) : text
    steps = body.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  func nodes(from node: SKNode) -> [SKNode] {
    var (found, isDeep) = ([startsAtTop ? node.top : node], false)
    for step in steps {
      if !step.isEmpty {
        found = found.flatMap { Self.take(step, from: $0, isDeep: isDeep) }
      }
      isDeep = step.isEmpty
    }
    return found
  }

  private static func take(_ step: String, from node: SKNode, isDeep: Bool) -> [SKNode] {
    switch step {
    case ".": return [node]
    case "..": return node.parent.map { [$0] } ?? []
    default:
      let nodes = isDeep ? Array(node.family.dropFirst()) : node.children
      return nodes.filter { fits($0.name ?? "", step) }
    }
  }

  /// Whether a name fits a pattern in which `*` stands for any characters.
  static func fits(_ name: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return name == pattern
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
