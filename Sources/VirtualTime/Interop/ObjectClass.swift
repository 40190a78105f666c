/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// [I] Counts are the compiler's business here: one owner is always there, namely who asks.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> Int { 1 }
