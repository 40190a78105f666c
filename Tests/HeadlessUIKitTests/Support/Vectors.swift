import Foundation
import TestSupport

/// Numbers measured or computed elsewhere, in `Tests/Fixtures/vectors`.
enum Vectors {
  static func object(_ file: String) throws -> [String: Any] {
    let data = try Repository.fixture("vectors/\(file).json")
    let object = try JSONSerialization.jsonObject(with: data)
    return object as? [String: Any] ?? [:]
  }

  static func numbers(_ value: Any?) -> [[Double]] {
    (value as? [[Any]] ?? []).map { row in row.compactMap { ($0 as? NSNumber)?.doubleValue } }
  }
}
