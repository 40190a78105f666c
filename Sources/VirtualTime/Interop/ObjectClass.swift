public import Foundation

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

extension NSObjectProtocol where Self: NSObject {
  public static func superclass() -> AnyClass? { class_getSuperclass(self) }
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }
}

/// The name of a class, with its module unless it is Foundation's.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.name(of: cls)
}

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// [I] Counts are the compiler's business here: one owner is always there, namely who asks.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> Int { 1 }

/// The names as C has them, which live as long as their classes: forever.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()

  private let access = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    // [D] Of no class: nil.
    let parts = type.map { String(reflecting: $0).split(separator: ".") } ?? ["nil"]
    let words = parts.first == "Foundation" ? parts.dropFirst() : parts[...]
    return interned(words.filter { !$0.hasPrefix("(unknown context") }.joined(separator: "."))
  }

  private func interned(_ text: String) -> UnsafePointer<CChar> {
    access.withLock {
      if let known = names[text] { return known }
      let bytes = text.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { copy[index] = byte }
      names[text] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
