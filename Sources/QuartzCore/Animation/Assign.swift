import Foundation

/// Leaves `target` alone when there is no value of the right kind.
package func assign<Value>(_ value: Value?, to target: inout Value) {
  if let value { target = value }
}

package func assign(_ value: Double?, to target: inout CGFloat) {
  if let value { target = CGFloat(value) }
}
