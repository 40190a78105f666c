import Foundation

/// Leaves `target` unchanged if there is no value of the right type.
package func assign<Value>(_ value: Value?, to target: inout Value) {
  if let value { target = value }
}

package func assign(_ value: Double?, to target: inout CGFloat) {
  if let value { target = CGFloat(value) }
}
