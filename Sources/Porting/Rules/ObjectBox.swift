/// A generic type of the module that demands objects of one of its parameters.
struct ObjectBox {
  let record: Module.TypeRecord
  let primary: Module.Location
  let parameter: String
  /// Where the parameter stands in the list.
  let position: Int
  /// The tokens `: AnyObject` or `where T: AnyObject`.
  let bound: Range<Int>
}

extension ObjectBox {
  /// Those of whose parameters a protocol of Objective-C is one somewhere in the module.
  static func ofProtocols(in module: Module) -> [ObjectBox] {
    var waiting = module.names.flatMap { all(named: $0, in: module) }
    var found: [ObjectBox] = []
    // A box may hold others: `Casting<T>` has a `[Box<T>]`.
    while !waiting.isEmpty {
      let known = found
      let next = waiting.indices.filter { waiting[$0].holdsProtocols(in: module, beside: known) }
      guard !next.isEmpty else { break }
      found += next.map { waiting[$0] }
      for index in next.reversed() { waiting.remove(at: index) }
    }
    return found
  }

  private static func all(named name: String, in module: Module) -> [ObjectBox] {
    guard let record = module.types[name], let primary = record.primary else { return [] }
    let declaration = module[primary]
    guard declaration.kind == .class || declaration.kind == .struct,
      let generics = declaration.generics
    else { return [] }
    let file = module.source(of: primary)
    let list = file.elements(generics.dropFirst().dropLast())
    return list.enumerated().compactMap { position, element in
      let parameter = file.name(element.lowerBound)
      guard file.bounds(of: parameter, in: declaration) == ["AnyObject"],
        let bound = file.demand(of: parameter, at: element, in: declaration)
      else { return nil }
      return ObjectBox(
        record: record,
        primary: primary,
        parameter: parameter,
        position: position,
        bound: bound
      )
    }
  }

  private func holdsProtocols(in module: Module, beside known: [ObjectBox]) -> Bool {
    let name = module[primary].name
    return module.sources.indices.contains { number in
      let file = module.sources[number]
      return file.tokens.indices.contains { index in
        let token = file.tokens[index]
        guard token.kind == .identifier, token.end - token.start == name.utf8.count,
          file.isActive[index], file.text(token) == name
        else { return false }
        return isGivenProtocol(at: index, in: file, module, beside: known)
      }
    }
  }

  /// Whether it is `Box<any P>`, or `Box(value: p)` of a `p` whose type is stated.
  private func isGivenProtocol(
    at index: Int,
    in file: Source,
    _ module: Module,
    beside known: [ObjectBox]
  ) -> Bool {
    if file.is(index + 1, "<") {
      let end = file.afterAngles(at: index + 1, limit: file.tokens.count)
      let arguments = file.elements(index + 2..<max(end - 1, index + 2))
      guard arguments.indices.contains(position), let first = arguments[position].first else {
        return false
      }
      if file.word(first) == .any { return true }
      guard let type = file.plainType(arguments[position]) else { return false }
      let around = module.enclosingTypes(of: index, in: file)
      return module.isProtocolOfObjects(type)
        || known.contains { $0.parameter == type && around.contains($0.record.name) }
    }
    guard file.kind(index + 1) == .leftParenthesis else { return false }
    return file.elements(index + 2..<file.partners[index + 1]).contains { argument in
      guard let last = argument.last, file.kind(last) == .identifier,
        last == argument.lowerBound || file.kind(last - 1) == .colon
      else { return false }
      return file.localType(of: file.name(last), at: last).map(module.isProtocolOfObjects) ?? false
    }
  }
}

extension Module {
  /// Whether a type is a protocol of the module, or of UIKit as far as names tell.
  fileprivate func isProtocolOfObjects(_ type: String) -> Bool {
    if let primary = record(type)?.primary { return self[primary].kind == .protocol }
    return (type.hasSuffix("Delegate") || type.hasSuffix("DataSource"))
      && !type.hasSuffix("DiffableDataSource")
  }
}

extension Source {
  /// The tokens that demand an object of a parameter, where nothing else is demanded beside it.
  fileprivate func demand(
    of parameter: String,
    at element: Range<Int>,
    in declaration: Declaration
  ) -> Range<Int>? {
    if element.count == 3 { return element.dropFirst() }
    guard element.count == 1, let generics = declaration.generics, let body = declaration.body,
      let condition = (generics.upperBound..<body.lowerBound).first(where: { word($0) == .where }),
      body.lowerBound - condition == 4, name(condition + 1) == parameter
    else { return nil }
    return condition..<body.lowerBound
  }
}
