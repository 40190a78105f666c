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
  /// Those of whose parameters a protocol of Objective-C is one somewhere in the module, or in one
  /// that imports it.
  static func ofProtocols(in module: Module) -> [ObjectBox] {
    let waiting = module.names.flatMap { all(named: $0, in: module) }
    return ofProtocols(waiting, in: module, usedBy: waiting.isEmpty ? [] : users(of: module))
  }

  /// A module that imports another, and its own boxes of protocols.
  private struct User {
    let module: Module
    let boxes: [ObjectBox]
  }

  private static func users(of module: Module) -> [User] {
    var users: [User] = []
    for files in module.users.reversed() {
      let user = Module(files.compactMap { try? Source(path: $0.path, bytes: $0.text) })
      let waiting = user.names.flatMap { all(named: $0, in: user) }
      let boxes = ofProtocols(waiting, in: user, usedBy: users)
      users.append(User(module: user, boxes: boxes))
    }
    return users
  }

  private static func ofProtocols(
    _ boxes: [ObjectBox],
    in module: Module,
    usedBy users: [User]
  ) -> [ObjectBox] {
    var waiting = boxes
    var found: [ObjectBox] = []
    // A box may hold others: `Casting<T>` has a `[Box<T>]`.
    while !waiting.isEmpty {
      let known = found
      let next = waiting.indices.filter { index in
        let box = waiting[index]
        return box.holdsProtocols(in: module, beside: known, declaredIn: module)
          || users.contains { user in
            user.module.resolve(box.name) == nil
              && box.holdsProtocols(in: user.module, beside: user.boxes, declaredIn: module)
          }
      }
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

  /// Without the types around it.
  private var name: String { record.name.split(separator: ".").last.map(String.init) ?? "" }

  private func holdsProtocols(
    in module: Module,
    beside known: [ObjectBox],
    declaredIn home: Module
  ) -> Bool {
    let name = self.name
    return module.sources.indices.contains { number in
      let file = module.sources[number]
      return file.tokens.indices.contains { index in
        let token = file.tokens[index]
        guard token.kind == .identifier, token.end - token.start == name.utf8.count,
          file.isActive[index], file.text(token) == name
        else { return false }
        return isGivenProtocol(at: index, in: file, of: module, beside: known, declaredIn: home)
      }
    }
  }

  /// Whether it is `Box<any P>`, or `Box(value: p)` of a `p` whose type is stated.
  private func isGivenProtocol(
    at index: Int,
    in file: Source,
    of module: Module,
    beside known: [ObjectBox],
    declaredIn home: Module
  ) -> Bool {
    let modules = [module, home]
    if file.is(index + 1, "<") {
      let end = file.afterAngles(at: index + 1, limit: file.tokens.count)
      let arguments = file.elements(index + 2..<max(end - 1, index + 2))
      guard arguments.indices.contains(position), let first = arguments[position].first else {
        return false
      }
      if file.word(first) == .any { return true }
      guard let type = file.plainType(arguments[position]) else { return false }
      let around = module.enclosingTypes(of: index, in: file)
      return Self.isProtocolOfObjects(type, in: modules)
        || known.contains { $0.parameter == type && around.contains($0.record.name) }
    }
    guard file.kind(index + 1) == .leftParenthesis else { return false }
    return file.elements(index + 2..<file.partners[index + 1]).contains { argument in
      guard let last = argument.last, file.kind(last) == .identifier,
        last == argument.lowerBound || file.kind(last - 1) == .colon
      else { return false }
      return file.localType(of: file.name(last), at: last)
        .map { Self.isProtocolOfObjects($0, in: modules) } ?? false
    }
  }

  /// Whether a type is a protocol of the modules, or of UIKit as far as names tell.
  private static func isProtocolOfObjects(_ type: String, in modules: [Module]) -> Bool {
    for module in modules {
      if let primary = module.record(type)?.primary { return module[primary].kind == .protocol }
    }
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
