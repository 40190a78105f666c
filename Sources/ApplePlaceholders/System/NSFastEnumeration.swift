public import Foundation

// What Foundation has elsewhere and not on Linux.

/// What Objective-C can walk through.
public protocol NSFastEnumeration: NSObjectProtocol {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}

/// Walks through what Foundation or a framework has collected; a dictionary gives its keys.
public struct NSFastEnumerationIterator: IteratorProtocol {
  private let following: () -> Any?

  public init(_ enumerable: any NSFastEnumeration) {
    let objects = (enumerable as? any EnumeratedByObjects)?.objects ?? NSArray().objectEnumerator()
    following = objects.nextObject
  }

  public mutating func next() -> Any? { following() }
}

/// Has an enumerator of Foundation's.
private protocol EnumeratedByObjects {
  var objects: NSEnumerator { get }
}

extension NSArray: EnumeratedByObjects {
  fileprivate var objects: NSEnumerator { objectEnumerator() }
}

extension NSSet: EnumeratedByObjects {
  fileprivate var objects: NSEnumerator { objectEnumerator() }
}

extension NSDictionary: EnumeratedByObjects {
  fileprivate var objects: NSEnumerator { keyEnumerator() }
}

extension NSEnumerator: EnumeratedByObjects {
  fileprivate var objects: NSEnumerator { self }
}
