extension Rule {
  /// Members of UIKit with other names since Swift 4.2, where a class overrides them or asks its
  /// superclass: `override func willMove(toParentViewController parent: UIViewController?)`.
  ///
  /// Other calls need no change: the old names are there as well, but cannot be overridden.
  static let oldMembers = Rule(name: "old members") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for declaration in file.declarations where declaration.has(.override) {
        let label = declaration.parameterList?.lowerBound
        guard let new = draft.module.newName(of: declaration.fullName) else { continue }
        draft.rename(declaration.nameToken, to: new, in: number)
        if let label { draft.relabel(label, of: new, in: number) }
        if declaration.kind == .function, !new.hasSuffix(")") {
          draft.makeProperty(declaration, in: number)
        }
      }
      for index in file.tokens.indices where file.word(index) == .super && file.isActive[index] {
        guard file.kind(index + 1) == .dot else { continue }
        let parenthesis = file.kind(index + 3) == .leftParenthesis ? index + 3 : nil
        guard let new = draft.module.newName(of: file.fullName(index + 2, parenthesis)) else {
          continue
        }
        draft.rename(index + 2, to: new, in: number)
        guard let parenthesis else { continue }
        if new.hasSuffix(")") {
          draft.relabel(ofCall: parenthesis + 1, of: new, in: number)
        } else {
          draft.replace(parenthesis..<file.partners[parenthesis] + 1, in: number, by: "")
        }
      }
    }
  }

  /// [D] The migration notes of Swift 4.2.
  fileprivate static let newMembers = [
    "addChildViewController(_:)": "addChild(_:)",
    "bringSubview(toFront:)": "bringSubviewToFront(_:)",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForHomeIndicatorAutoHidden()": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForScreenEdgesDeferringSystemGestures()":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children",
    "didMove(toParentViewController:)": "didMove(toParent:)",
    "preferredScreenEdgesDeferringSystemGestures()":
      "preferredScreenEdgesDeferringSystemGestures",
    "preferredStatusBarStyle()": "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation()": "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden()": "prefersHomeIndicatorAutoHidden",
    "prefersStatusBarHidden()": "prefersStatusBarHidden",
    "removeFromParentViewController()": "removeFromParent()",
    "sendSubview(toBack:)": "sendSubviewToBack(_:)",
    "willMove(toParentViewController:)": "willMove(toParent:)",
  ]
}

extension Module {
  /// The new name of a member of UIKit; nil if the app declares such a member itself.
  fileprivate func newName(of old: String) -> String? {
    guard let new = Rule.newMembers[old] else { return nil }
    let isOwn = types.values.contains { record in
      record.members.contains { self[$0].fullName == old && !self[$0].has(.override) }
    }
    return isOwn ? nil : new
  }
}

extension Source {
  fileprivate func fullName(_ name: Int, _ parenthesis: Int?) -> String {
    guard let parenthesis else { return self.name(name) }
    let labels = labels(ofCall: parenthesis).map { ($0 ?? "_") + ":" }
    return self.name(name) + "(" + labels.joined() + ")"
  }
}

extension Draft {
  fileprivate mutating func rename(_ name: Int, to full: String, in number: Int) {
    let old = module.sources[number].name(name)
    replace(name..<name + 1, in: number, by: String(full.prefix { $0 != "(" }))
    rewrote("\(old) is \(full)", by: "old members", at: name, in: number)
  }

  /// `func a() -> B` → `var a: B`.
  fileprivate mutating func makeProperty(_ declaration: Declaration, in number: Int) {
    guard let type = declaration.type, let list = declaration.parameterList else { return }
    replace(declaration.keyword..<declaration.keyword + 1, in: number, by: "var")
    replace(list.lowerBound - 1..<type.lowerBound, in: number, by: ":")
  }

  /// The first label of a declaration, which may be the parameter's name as well.
  fileprivate mutating func relabel(_ token: Int, of full: String, in number: Int) {
    guard let label = full.firstLabel else { return }
    let file = module.sources[number]
    guard file.name(token) != label, file.kind(token) == .identifier else { return }
    if file.kind(token + 1) == .colon {
      insert(label + " ", before: token, in: number)
    } else {
      replace(token..<token + 1, in: number, by: label)
    }
  }

  fileprivate mutating func relabel(ofCall token: Int, of full: String, in number: Int) {
    guard let label = full.firstLabel, module.sources[number].kind(token + 1) == .colon else {
      return
    }
    if label == "_" {
      remove(token..<token + 2, in: number)
    } else {
      replace(token..<token + 1, in: number, by: label)
    }
  }
}

extension String {
  /// `toParent` of `willMove(toParent:)`.
  fileprivate var firstLabel: String? {
    guard let list = split(separator: "(").dropFirst().first, let end = list.firstIndex(of: ":")
    else { return nil }
    return String(list[..<end])
  }
}
