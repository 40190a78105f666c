import Foundation

/// A coder without values.
package final class BlankCoder: NSCoder {
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
}
