/// What has the type `CGFloat` and the value of one of UIKit's rates of deceleration.
struct OldRate {
  /// The token `CGFloat`.
  let type: Int
  /// The token of the rate.
  let value: Int
  let source: Int
}

extension OldRate {
  /// How the rest of the module takes it.
  struct Use {
    /// Whether some scroll view is given it.
    var isSet = false
    /// Whether it may also be used as a number.
    var isNumber = false
  }

  func name(in module: Module) -> String {
    nameToken(in: module).map { module.sources[source].name($0) } ?? ""
  }

  func use(in module: Module) -> Use {
    let file = module.sources[source]
    guard let name = nameToken(in: module) else { return Use(isNumber: true) }
    if let function = file.declarations.first(where: { declares($0) }) {
      return self.use(asParameterOf: function, in: module)
    }
    let declaration = file.declarations.first { $0.nameToken == name }
    // The scroll view's own property has the type of a rate.
    if file.is(name, "decelerationRate"), declaration?.has(.override) == true { return Use() }
    guard let member = declaration else {
      return file.block(around: name).map { file.use(of: name, in: $0) } ?? Use(isNumber: true)
    }
    let access = member.access(in: file)
    if access == .private || access == .fileprivate {
      return file.use(of: name, in: file.tokens.indices)
    }
    var found = Use()
    for other in module.sources {
      found.add(other.use(of: file.name(name), besides: other.path == file.path ? name : nil))
    }
    let others = namesakes(in: module).filter { !module.isRequirement($0) }
    if others.contains(where: { !module.givesRate($0) }) { found.isNumber = true }
    return found
  }

  /// What protocols demand, to which the type belongs whose property this is.
  func requirements(in module: Module) -> [Module.Location] {
    let file = module.sources[source]
    guard let name = nameToken(in: module),
      let parent = file.declarations.first(where: { $0.nameToken == name })?.parent,
      let record = module.record(file.declarations[parent].name)
    else { return [] }
    let protocols = module.protocols(ofType: record.name)
    return namesakes(in: module).filter { location in
      let owner = module[location].parent.map { module.source(of: location).declarations[$0].name }
      return module.isRequirement(location) && owner.map(protocols.contains) == true
    }
  }

  /// Other properties of that name with the type of a number: of whoever conforms to the same
  /// protocol, as far as names tell.
  private func namesakes(in module: Module) -> [Module.Location] {
    let file = module.sources[source]
    guard let name = nameToken(in: module),
      file.declarations.contains(where: { $0.nameToken == name && $0.kind == .variable })
    else { return [] }
    return module.sources.indices.flatMap { number in
      let other = module.sources[number]
      return other.declarations.indices.compactMap { index -> Module.Location? in
        let declaration = other.declarations[index]
        guard declaration.kind == .variable, declaration.name == file.name(name),
          number != source || declaration.nameToken != name,
          declaration.type.map({ other.plainType($0) == "CGFloat" && $0.count == 1 }) == true
        else { return nil }
        return Module.Location(source: number, declaration: index)
      }
    }
  }

  /// The name of a variable, parameter or function without type parameters.
  private func nameToken(in module: Module) -> Int? {
    let file = module.sources[source]
    if file.kind(type - 1) == .colon {
      let isVariable = [.let, .var].contains(file.word(type - 3))
      return isVariable || file.declarations.contains { declares($0) } ? type - 2 : nil
    }
    if file.kind(type - 2) == .rightParenthesis {
      let name = file.partners[type - 2] - 1
      return file.word(name - 1) == .func ? name : nil
    }
    return nil
  }

  private func declares(_ function: Declaration) -> Bool {
    function.parameters.contains { $0.type.lowerBound == type }
  }

  private func use(asParameterOf function: Declaration, in module: Module) -> Use {
    let file = module.sources[source]
    guard let body = function.body,
      let parameter = function.parameters.first(where: { $0.type.lowerBound == type })
    else { return Use(isNumber: true) }
    var found = file.use(of: type - 2, in: body.lowerBound..<body.upperBound)
    let owner = function.parent.map { file.declarations[$0].name }
    let callee = function.kind == .initializer ? owner : function.name
    let isGivenNumber = module.sources.contains { other in
      other.tokens.indices.contains {
        other.isCall($0, of: callee, orInitializer: function.kind == .initializer)
          && other.gives(callAt: $0 + 1, numberFor: parameter.label)
      }
    }
    if isGivenNumber { found.isNumber = true }
    return found
  }
}

extension Module {
  /// Whether it is what a protocol demands.
  fileprivate func isRequirement(_ location: Location) -> Bool {
    let parent = self[location].parent.map { source(of: location).declarations[$0] }
    return parent?.kind == .protocol
  }

  /// Whether a property is nothing but one of the rates.
  fileprivate func givesRate(_ location: Location) -> Bool {
    guard let type = self[location].type else { return false }
    let source = source(of: location)
    return (type.upperBound...type.upperBound + 2).contains {
      source.numberOfRate($0) == type.lowerBound
    }
  }
}

extension OldRate.Use {
  fileprivate mutating func add(_ other: OldRate.Use) {
    isSet = isSet || other.isSet
    isNumber = isNumber || other.isNumber
  }
}

extension Source {
  func isOldRate(_ index: Int) -> Bool {
    `is`(index, "UIScrollViewDecelerationRateFast")
      || `is`(index, "UIScrollViewDecelerationRateNormal")
  }

  /// Whether an expression that gives a rate ends before a token.
  func endsRate(_ index: Int) -> Bool {
    switch kind(index) {
    case nil, .semicolon, .comma, .rightParenthesis, .rightBrace: true
    case .operator, .dot, .postfixQuestion, .postfixExclamation: false
    default: startsLine(index)
    }
  }

  fileprivate func use(of name: Int, in range: Range<Int>) -> OldRate.Use {
    use(of: self.name(name), besides: name, in: range)
  }

  /// Names that mean something else are taken for uses as well: that keeps the number.
  fileprivate func use(
    of text: String,
    besides declaration: Int?,
    in range: Range<Int>? = nil
  ) -> OldRate.Use {
    var found = OldRate.Use()
    for index in range ?? tokens.indices
    where index != declaration && kind(index) == .identifier && isActive[index] {
      guard name(index) == text, !introduces(index) else { continue }
      if setsRate(index) { found.isSet = true } else { found.isNumber = true }
    }
    return found
  }

  /// Whether a name is a label, or declared here.
  private func introduces(_ index: Int) -> Bool {
    if kind(index + 1) == .colon, !tokens[index + 1].isSpaced { return true }
    return [.let, .var, .func].contains(word(index - 1))
  }

  /// Whether it stands alone on the right of `list.decelerationRate =`.
  private func setsRate(_ use: Int) -> Bool {
    let start = kind(use - 1) == .dot ? startOfReceiver(before: use - 1) ?? use : use
    let isCalled = kind(use + 1) == .leftParenthesis && !tokens[use + 1].isSpaced
    return kind(start - 1) == .equal && `is`(start - 2, "decelerationRate")
      && endsRate(isCalled ? after(use + 1) : use + 1)
  }

  /// The tokens between the braces around a token.
  fileprivate func block(around index: Int) -> Range<Int>? {
    var opening = index - 1
    while opening >= 0 {
      if tokens[opening].isClosing {
        opening = partners[opening] - 1
      } else if kind(opening) == .leftBrace {
        return opening + 1..<partners[opening]
      } else {
        opening -= 1
      }
    }
    return nil
  }

  fileprivate func isCall(_ index: Int, of callee: String?, orInitializer: Bool) -> Bool {
    guard kind(index) == .identifier, isActive[index], kind(index + 1) == .leftParenthesis,
      word(index - 1) != .func
    else { return false }
    return name(index) == callee
      || orInitializer && word(index) == .`init` && kind(index - 1) == .dot
  }

  /// Whether a call gives a parameter anything but one of UIKit's rates.
  fileprivate func gives(callAt parenthesis: Int, numberFor label: String?) -> Bool {
    elements(parenthesis + 1..<partners[parenthesis]).contains { argument in
      let isLabelled = kind(argument.lowerBound + 1) == .colon
      guard (isLabelled ? name(argument.lowerBound) : nil) == label else { return false }
      let value = isLabelled ? argument.dropFirst(2) : argument
      return value.count != 1 || !isOldRate(value.lowerBound)
    }
  }
}
