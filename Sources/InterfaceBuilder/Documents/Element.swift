/// One element of a document, with its position in the file.
package struct Element: Hashable, Sendable {
  package let name: String
  package let attributes: [String: String]
  package internal(set) var children: [Element] = []
  /// Text between the tags, without surrounding white space.
  var text = ""
  let position: DocumentPosition

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }
  /// The element's role in its parent, such as `view` or `backgroundColor`.
  var key: String? { attributes["key"] }

  /// The children of the first child of that name, such as `subviews` or `connections`.
  func list(_ name: String) -> [Element] { first(name)?.children ?? [] }

  func first(_ name: String) -> Element? { children.first { $0.name == name } }

  func first(key: String) -> Element? { children.first { $0.key == key } }

  /// Its id and those of its descendants.
  func collectIDs(in ids: inout Set<String>) {
    if let id { ids.insert(id) }
    for child in children { child.collectIDs(in: &ids) }
  }

  func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
}

/// A line and column of a document, counted from 1.
public struct DocumentPosition: Hashable, Sendable, CustomStringConvertible {
  public let line: Int
  public let column: Int

  public var description: String { "\(line):\(column)" }
}
