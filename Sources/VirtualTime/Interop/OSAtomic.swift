import Foundation

// libkern's operations on numbers in memory. One lock makes them atomic to each other, with a barrier or
// without. [D] OSAtomic.h; those that calculate return the new value.

@discardableResult
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32,
  _ newValue: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32,
  _ newValue: Int32,
  _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  swap(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64,
  _ newValue: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64,
  _ newValue: Int64,
  _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  swap(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(amount, to: value)
}

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(amount, to: value)
}

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(amount, to: value)
}

@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(amount, to: value)
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(1, to: value)
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(1, to: value)
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(1, to: value)
}

@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(1, to: value)
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(-1, to: value)
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(-1, to: value)
}

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(-1, to: value)
}

@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(-1, to: value)
}

private let access = NSLock()

private func swap<Number: Equatable>(
  _ old: Number,
  _ new: Number,
  _ value: UnsafeMutablePointer<Number>
) -> Bool {
  access.withLock {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

/// [D] Numbers wrap around.
private func add<Number: FixedWidthInteger>(
  _ amount: Number,
  to value: UnsafeMutablePointer<Number>
) -> Number {
  access.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
