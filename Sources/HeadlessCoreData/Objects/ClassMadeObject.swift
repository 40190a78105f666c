/// What an object of an entity is made of.
public struct ManagedOrigin {
  let entity: NSEntityDescription
  let context: NSManagedObjectContext?
}

/// An object that can be made from its class alone.
///
/// Its initialiser is required, so that it exists for every class; classes that write initialisers
/// of their own inherit the one of `NSManagedObject`, which calls theirs.
open class ClassMadeObject: NSObject {
  public override init() {
    super.init()
  }

  public required init(_origin: ManagedOrigin) {
    super.init()
  }
}

extension ClassMadeObject {
  static func made(entity: NSEntityDescription, in context: NSManagedObjectContext?) -> Self {
    self.init(_origin: ManagedOrigin(entity: entity, context: context))
  }
}
