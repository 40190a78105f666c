/// All files of a module, and its types with their members from all files.
struct Module: Sendable {
  /// A declaration of one of the files.
  struct Location: Hashable, Sendable {
    let source: Int
    let declaration: Int
  }

  struct TypeRecord: Sendable {
    let name: String
    /// nil for types of other modules that are extended here.
    var primary: Location?
    /// The primary declaration first, then extensions.
    var parts: [Location] = []
    var inherited: [String] = []
    var members: [Location] = []
  }

  let sources: [Source]
  private(set) var types: [String: TypeRecord] = [:]
  /// Full names in the order of the files.
  private(set) var names: [String] = []
  /// The types of other modules that are extended here, in the order of the alphabet.
  private(set) var foreignNames: [String] = []
  private var byLastName: [String: [String]] = [:]
  /// What other names for types stand for: `typealias Row = UIView & Drawn`.
  private(set) var aliases: [String: [String]] = [:]
  /// The classes of other modules that have a table of named members.
  let namedElsewhere: Set<String>
  /// The optional requirements of protocols of other modules.
  let optionalElsewhere: [SeparateRequirement]
  /// The actions that other modules give to UIKit's classes.
  let actionsElsewhere: [ExtensionAction]
  /// Whether it, or a module that it imports, asks objects what they understand: then each class lists
  /// what it implements.
  let asksObjects: Bool
  /// The new names of modules that it imports.
  let renamed: [String: String]
  /// The files of the modules that import this one, each of which may import those before it.
  let users: [[PortedModule.File]]

  init(
    _ sources: [Source],
    namedElsewhere: Set<String> = [],
    optionalElsewhere: [SeparateRequirement] = [],
    actionsElsewhere: [ExtensionAction] = [],
    asksElsewhere: Bool = false,
    renamed: [String: String] = [:],
    users: [[PortedModule.File]] = []
  ) {
    self.sources = sources
    self.users = users
    self.optionalElsewhere = optionalElsewhere
    self.actionsElsewhere = actionsElsewhere
    asksObjects = asksElsewhere || sources.contains(where: \.asksObjects)
    self.renamed = renamed
    self.namedElsewhere = namedElsewhere
    collectAliases()
    collectTypes()
    collectExtensions()
    names = types.values.sorted { firstPlace($0) < firstPlace($1) }.map(\.name)
    foreignNames = types.values.filter { $0.primary == nil }.map(\.name).sorted()
  }

  subscript(location: Location) -> Declaration {
    sources[location.source].declarations[location.declaration]
  }

  func source(of location: Location) -> Source { sources[location.source] }

  private func firstPlace(_ record: TypeRecord) -> Int {
    let location = record.primary ?? record.parts[0]
    return location.source << 32 | location.declaration
  }

  private mutating func collectAliases() {
    for source in sources {
      for index in source.tokens.indices
      where source.word(index) == .typealias && source.isActive[index]
        && source.kind(index + 2) == .equal
      {
        var names: [String] = []
        var next = index + 3
        while source.kind(next) == .identifier {
          names.append(source.name(next))
          guard source.is(next + 1, "&") else { break }
          next += 2
        }
        aliases[source.name(index + 1)] = names
      }
    }
  }

  private mutating func collectTypes() {
    for (number, source) in sources.enumerated() {
      for (index, declaration) in source.declarations.enumerated()
      where declaration.isType && declaration.kind != .extension {
        let name = fullName(of: index, in: source)
        let location = Location(source: number, declaration: index)
        // Branches of a condition may declare a type twice.
        guard types[name]?.primary == nil else { continue }
        var record = types[name] ?? TypeRecord(name: name)
        record.primary = location
        types[name] = record
        byLastName[declaration.name, default: []].append(name)
        add(location, to: name)
      }
    }
  }

  private mutating func collectExtensions() {
    for (number, source) in sources.enumerated() {
      for (index, declaration) in source.declarations.enumerated()
      where declaration.kind == .extension {
        let name = resolve(declaration.name) ?? declaration.name
        if types[name] == nil { types[name] = TypeRecord(name: name) }
        add(Location(source: number, declaration: index), to: name)
      }
    }
  }

  private mutating func add(_ location: Location, to name: String) {
    let declaration = self[location]
    types[name]?.parts.append(location)
    types[name]?.inherited += declaration.inherited.map(\.name)
    types[name]?.members += declaration.members.map {
      Location(source: location.source, declaration: $0)
    }
  }

  func fullName(of declaration: Int, in source: Source) -> String {
    var name = source.declarations[declaration].name
    var parent = source.declarations[declaration].parent
    while let index = parent {
      name = source.declarations[index].name + "." + name
      parent = source.declarations[index].parent
    }
    return name
  }
}

// MARK: Looking things up

extension Module {
  /// The full name of a type of this module; nil if there is none or it is ambiguous.
  func resolve(_ name: String, from enclosing: String? = nil) -> String? {
    var scope = enclosing
    while let current = scope {
      if types[current + "." + name]?.primary != nil { return current + "." + name }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if types[name]?.primary != nil { return name }
    guard !name.contains("."), let candidates = byLastName[name], candidates.count == 1 else {
      return nil
    }
    return candidates[0]
  }

  func record(_ name: String, from enclosing: String? = nil) -> TypeRecord? {
    if let resolved = resolve(name, from: enclosing) { return types[resolved] }
    return types[name]
  }

  func isClass(_ record: TypeRecord) -> Bool {
    record.primary.map { self[$0].kind == .class } ?? false
  }

  /// The class and its superclasses in this module, starting with the class.
  func lineage(of record: TypeRecord) -> [TypeRecord] {
    var line = [record]
    while let primary = line[line.count - 1].primary, self[primary].kind == .class,
      let first = self[primary].inherited.first,
      let parent = self.record(first.name, from: line[line.count - 1].name), isClass(parent),
      !line.contains(where: { $0.name == parent.name })
    {
      line.append(parent)
    }
    return line
  }

  func superclass(of record: TypeRecord) -> TypeRecord? {
    let line = lineage(of: record)
    return line.count > 1 ? line[1] : nil
  }

  /// The first superclass that is not of this module.
  func foreignAncestor(of record: TypeRecord) -> String? {
    guard let root = lineage(of: record).last?.primary else { return record.name }
    return self[root].inherited.first?.name
  }

  /// The names of all protocols that a type conforms to, including those of its superclasses.
  func protocols(of record: TypeRecord) -> Set<String> {
    protocols(among: lineage(of: record).flatMap(\.inherited))
  }

  /// The protocols that values of a declared type conform to, and that type.
  func protocols(ofType name: String) -> Set<String> {
    let known = record(name)
    return protocols(
      among: [known?.name ?? name] + (known.map(lineage)?.flatMap(\.inherited) ?? [])
    )
  }

  /// Types, what they inherit, and what other names among them stand for.
  private func protocols(among names: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      let resolved = resolve(name) ?? name
      guard found.insert(resolved).inserted else { continue }
      waiting += types[resolved]?.inherited ?? aliases[resolved] ?? []
    }
    return found
  }

  /// The types around a token, the innermost first.
  func enclosingTypes(of token: Int, in source: Source) -> [String] {
    var found: [String] = []
    for (index, declaration) in source.declarations.enumerated() where declaration.isType {
      guard let body = declaration.body, body.contains(token) else { continue }
      let name = fullName(of: index, in: source)
      found.insert(resolve(name) ?? name, at: 0)
    }
    return found
  }
}
