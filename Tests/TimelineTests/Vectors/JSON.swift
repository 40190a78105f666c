import Foundation
import TestSupport

/// A vector file as it is, without a type for every group.
@dynamicMemberLookup
enum JSON: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  subscript(dynamicMember key: String) -> JSON { self[key] }
  subscript(key: String) -> JSON {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }
  subscript(index: Int) -> JSON { list[index] }

  var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  var fields: [String: JSON] { if case .object(let fields) = self { fields } else { [:] } }
  var numbers: [Double] { list.compactMap(\.number) }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// "Infinity" stands in a string, because JSON has no number for it.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text("Infinity"): .infinity
    case .null, .bool, .text, .list, .object: nil
    }
  }
}

/// The published conformance data in `Tests/Fixtures/vectors`.
enum Vectors {
  static func load(_ name: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Repository.fixture("vectors/\(name).json"))
  }
}
