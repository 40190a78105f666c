import VirtualTime

/// Finds the classes of entities by name.
enum ManagedClasses {
  // Used on the main queue only, like the stages.
  private nonisolated(unsafe) static var modules: [String] = []

  /// Remembers the module of a class, since a model names classes without theirs.
  static func learn(_ type: NSManagedObject.Type) {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count > 1, type != NSManagedObject.self else { return }
    search(String(parts[0]))
  }

  static func search(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  static func isClass(_ type: NSManagedObject.Type, of entity: NSEntityDescription) -> Bool {
    let name = entity.managedObjectClassName ?? ""
    return String(describing: type) == name.split(separator: ".").last.map(String.init)
  }

  /// The class of an entity's objects.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.managedObjectClassName ?? "NSManagedObject"
    guard name != "NSManagedObject" else { return NSManagedObject.self }
    let program = Bundle.main.executableURL?.lastPathComponent
    let candidates = (modules + [program].compactMap(\.self)).map { "\($0).\(name)" } + [name]
    for candidate in candidates {
      if let type = NSClassFromString(candidate) as? NSManagedObject.Type { return type }
    }
    StageCore.ambient.raise(
      "NSEntityDescription",
      "the class \(name) of the entity \(entity.name ?? "") is not found",
      remedy: "call NSManagedObjectModel.search(\"Module\") with the name of its module"
    )
    return NSManagedObject.self
  }
}

extension NSManagedObjectModel {
  /// Adds a module in which the classes of entities are searched for.
  ///
  /// The program's own module is, and that of every class that code asks or makes objects of.
  public class func search(_ module: String) { ManagedClasses.search(module) }
}
