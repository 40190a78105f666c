/// The classes that start an app, and the screens that code can create.
package struct AppOutline: Sendable {
  /// The class that is the app's delegate.
  package let appDelegate: String?
  package let sceneDelegate: String?
  /// Controllers with an initialiser that takes no arguments, in the order of the files.
  package let controllers: [String]
  /// The names of the imported modules.
  package let imports: [String]
  /// The full names of the classes that other files can name.
  package let classes: Set<String>

  package init(_ files: [PortedModule.File]) {
    let sources = files.compactMap { try? Source(path: $0.path, bytes: $0.text) }
    let module = Module(sources)
    appDelegate = Self.delegate("UIApplicationDelegate", in: module)
    sceneDelegate = Self.delegate("UIWindowSceneDelegate", in: module)
    controllers = module.names.filter { module.isControllerWithoutArguments($0) }
    let names = sources.flatMap { source in
      source.declarations.filter { $0.kind == .import }.map { String($0.name.prefix { $0 != "." }) }
    }
    imports = Set(names).sorted()
    classes = Set(
      module.types.values.filter { module.isClass($0) && !module.isHidden($0) }.map(\.name)
    )
  }

  private static func delegate(_ name: String, in module: Module) -> String? {
    module.names.first { type in
      guard let record = module.types[type], module.isClass(record) else { return false }
      return module.protocols(of: record).contains(name) && !module.isHidden(record)
        && module.initialisers(of: record).allSatisfy(\.parameters.isEmpty)
    }
  }
}

extension Module {
  fileprivate func isHidden(_ record: TypeRecord) -> Bool {
    guard let primary = record.primary else { return true }
    let access = self[primary].access(in: source(of: primary))
    return access == .private || access == .fileprivate || self[primary].generics != nil
  }

  fileprivate func initialisers(of record: TypeRecord) -> [Declaration] {
    record.members.map { self[$0] }.filter { $0.kind == .initializer }
  }

  fileprivate func isControllerWithoutArguments(_ name: String) -> Bool {
    guard let record = types[name], isClass(record), !isHidden(record), !name.contains("."),
      let root = foreignAncestor(of: record),
      root.hasPrefix("UI"), root.hasSuffix("Controller")
    else { return false }
    return lineage(of: record).allSatisfy { type in
      let own = initialisers(of: type)
      // A class inherits one if it declares no initialiser, or overrides the ones that it calls.
      return own.isEmpty || own.contains { $0.parameters.isEmpty }
        || own.contains { $0.parameters.first?.label == "nibName" }
    }
  }
}
