public import Foundation

/// Which objects are looked for, and in what order.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true

  public override init() {}
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  public override init() {}

  open func object(at index: Int) -> ObjectType {
    fatalError("the photo library is empty: there is no object at \(index)")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func index(of object: ObjectType) -> Int { NSNotFound }
  open func contains(_ object: ObjectType) -> Bool { false }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
