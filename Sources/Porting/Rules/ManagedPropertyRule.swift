extension Rule {
  /// `@NSManaged` properties of layers, and properties and accessors of Core Data's objects, get a
  /// body that asks the layer or object.
  static let managedProperties = Rule(name: "managed properties") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for (index, declaration) in file.declarations.enumerated() {
        guard !declaration.isFurtherName, let attribute = declaration.attribute("NSManaged"),
          file.isActive[attribute.range.lowerBound]
        else { continue }
        guard let body = body(of: index, in: file, draft.module) else {
          draft.left(
            "@NSManaged relies on Objective-C to make the property",
            by: "managed properties",
            at: attribute.range.lowerBound,
            in: number,
            remedy: "make it a stored property"
          )
          continue
        }
        draft.remove(attribute.range, in: number)
        draft.insert(" { \(body) }", after: declaration.end - 1, in: number)
        draft.rewrote("@NSManaged", by: "managed properties", at: declaration.keyword, in: number)
      }
    }
  }

  private static func body(of index: Int, in file: Source, _ module: Module) -> String? {
    let parent = file.declarations[index].parent.map { module.fullName(of: $0, in: file) }
    let ancestor = parent.flatMap { module.record($0) }.flatMap(module.foreignAncestor)
    let body = ManagedBody(file.declarations[index], in: file)
    if ancestor?.hasSuffix("Layer") == true { return body.property }
    let importsCoreData = file.declarations.contains {
      $0.kind == .import && ["CoreData", "HeadlessCoreData"].contains($0.name)
    }
    return ancestor == "NSManagedObject" || importsCoreData ? body.text : nil
  }
}

/// What a managed property or accessor does.
private struct ManagedBody {
  private let declaration: Declaration
  private let file: Source

  init(_ declaration: Declaration, in file: Source) {
    self.declaration = declaration
    self.file = file
  }

  /// nil where it is not known.
  var text: String? {
    switch declaration.kind {
    case .variable: property
    case .function: accessor
    default: nil
    }
  }

  var property: String? {
    // Several names in one declaration have no accessors.
    guard let type = declaration.type, type.upperBound == declaration.end else { return nil }
    let key = declaration.name
    return "get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") }"
  }

  /// [D] Xcode writes these for relationships to many.
  private var accessor: String? {
    let names = declaration.parameters.map(\.name)
    let labels = declaration.parameters.map(\.label)
    switch (labels.count, labels.first.flatMap(\.self), labels.last.flatMap(\.self)) {
    case (1, nil, nil):
      if let key = key(after: "addTo") { return "addManaged(\(names[0]), to: \"\(key)\")" }
      return key(after: "removeFrom").map { "removeManaged(\(names[0]), from: \"\($0)\")" }
    case (1, "at"?, _):
      return key(after: "removeFrom").map { "removeManaged(at: \(names[0]), from: \"\($0)\")" }
    case (2, nil, "at"?):
      return key(after: "insertInto").map {
        "insertManaged(\(names[0]), into: \"\($0)\", at: \(names[1]))"
      }
    case (2, "at"?, "with"?):
      return key(after: "replace").map {
        "replaceManaged(at: \(names[0]), with: \(names[1]), in: \"\($0)\")"
      }
    default: return nil
    }
  }

  private func key(after prefix: String) -> String? {
    guard declaration.name.hasPrefix(prefix) else { return nil }
    let rest = declaration.name.dropFirst(prefix.count)
    return rest.isEmpty ? nil : rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
