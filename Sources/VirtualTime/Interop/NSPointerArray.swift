public import Foundation

/// An array of objects and nils, which may reference the objects weakly.
open class NSPointerArray: NSObject {
  private var references: [ObjectReference<AnyObject>?] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// Including nils; a smaller count removes the last elements.
  open var count: Int {
    get { references.count }
    set {
      references.removeLast(max(0, count - newValue))
      references += Array(repeating: nil, count: max(0, newValue - count))
    }
  }
  open var allObjects: [Any] { references.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(pointer))
  }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }
  open func removePointer(at index: Int) { references.remove(at: index) }
  open func compact() { references.removeAll { $0?.object == nil } }

  // [D] The pointer is the address of an object.
  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference<AnyObject>? {
    pointer.map {
      ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak)
    }
  }
}
