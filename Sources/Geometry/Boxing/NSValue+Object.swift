public import Foundation

extension NSValue {
  /// Boxes the identity of an object, for instance as a key of a dictionary, without keeping it.
  public convenience init(nonretainedObject anObject: Any?) {
    let address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    self.init(bytes: [Int64(Int(bitPattern: address))], objCType: "[1q]")
  }

  /// The object, which must still exist.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == "[1q]" else { return nil }
    var address: Int64 = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: Int(address)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
