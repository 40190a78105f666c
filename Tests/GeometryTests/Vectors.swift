import Foundation
import TestSupport

/// The published numbers in `Tests/Fixtures/vectors`.
enum Vectors {
  static func read<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
    try JSONDecoder().decode(type, from: Repository.fixture("vectors/\(name).json"))
  }

  /// The names of a file's groups, so that none is forgotten.
  static func groups(of name: String) throws -> Set<String> {
    Set(try read(name, as: [String: Anything].self).keys)
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// A row `[number, value]`.
struct At<Value: Decodable>: Decodable {
  let progress: Double
  let value: Value

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    progress = try row.decode(Double.self)
    value = try row.decode(Value.self)
  }
}

/// A row `[name, value]`.
struct Named<Value: Decodable>: Decodable {
  let name: String
  let value: Value

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    name = try row.decode(String.self)
    value = try row.decode(Value.self)
  }
}
