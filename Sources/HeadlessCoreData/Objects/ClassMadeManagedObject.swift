/// What an object of an entity is made of.
public struct ManagedOrigin {
  let entity: NSEntityDescription
  let context: NSManagedObjectContext?
}

/// A managed object that can be made from its class alone.
///
/// As with layers (`ClassMadeObject`), the initialiser is required only here: `NSManagedObject`
/// overrides it by a convenience initialiser, which calls the class's own, and hides it from
/// subclasses, which inherit it and need not write it.
open class ClassMadeManagedObject: NSObject {
  public override init() {
    super.init()
  }

  public required init(_origin: ManagedOrigin) {
    super.init()
  }
}

extension ClassMadeManagedObject {
  /// Calls the class's own `init(entity:insertInto:)`.
  public static func made(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) -> Self {
    self.init(_origin: ManagedOrigin(entity: entity, context: context))
  }
}

extension NSManagedObject {
  /// An object of the context's entity of this class.
  public static func made(context: NSManagedObjectContext) -> Self {
    made(entity: context.entity(of: Self.self), insertInto: context)
  }
}
