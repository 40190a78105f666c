import Foundation

/// Leaves `target` alone when there is no value of the right kind.
func assign<Value>(_ value: Value?, to target: inout Value) {
  if let value { target = value }
}

func assign(_ value: Double?, to target: inout CGFloat) {
  if let value { target = CGFloat(value) }
}
