extension Rule {
  /// What SwiftUI would draw: the bodies of views are left out, and previews with them, so that the code
  /// around them compiles with the names in `SwiftUIPlaceholders`.
  static let swiftUI = Rule(name: "SwiftUI") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      // Previews are of controllers and views of UIKit, too.
      for index in file.tokens.indices where file.is(index, "#Preview") && file.isActive[index] {
        let start = startOfPreview(at: index, in: file)
        draft.remove(start..<endOfPreview(from: index, in: file), in: number)
        draft.rewrote("#Preview", by: "SwiftUI", at: index, in: number)
      }
      guard file.importsSwiftUI else { continue }
      for declaration in file.declarations {
        guard let content = content(of: declaration, in: file), let body = declaration.body,
          file.isActive[body.lowerBound]
        else { continue }
        draft.replace(body.lowerBound..<body.upperBound + 1, in: number, by: "{ \(content) }")
        draft.left(
          "SwiftUI does not exist here; the body of '\(declaration.name)' is left out",
          by: "SwiftUI",
          at: declaration.keyword,
          in: number,
          remedy: "film the screens that UIKit draws"
        )
      }
    }
  }

  /// What stands for the result of `some View`.
  private static func content(of declaration: Declaration, in file: Source) -> String? {
    guard declaration.kind == .function || declaration.kind == .variable,
      let type = declaration.type, file.word(type.lowerBound) == .some
    else { return nil }
    return switch file.name(type.upperBound - 1) {
    case "View": "EmptyView()"
    case "Scene": "EmptyScene()"
    default: nil
    }
  }

  // Attributes would be those of the next declaration: `@available(iOS 17, *) #Preview`
  private static func startOfPreview(at index: Int, in file: Source) -> Int {
    var start = index
    while start > 0 {
      let isCall = file.kind(start - 1) == .rightParenthesis
      let name = isCall ? file.partners[start - 1] - 1 : start - 1
      guard file.kind(name) == .identifier, file.kind(name - 1) == .at else { break }
      start = name - 1
    }
    return start
  }

  // #Preview("name", traits: …) { … }
  private static func endOfPreview(from index: Int, in file: Source) -> Int {
    var end = index + 1
    if file.kind(end) == .leftParenthesis { end = file.after(end) }
    return file.kind(end) == .leftBrace ? file.after(end) : end
  }
}

extension Source {
  fileprivate var importsSwiftUI: Bool {
    declarations.contains {
      $0.kind == .import && ["SwiftUI", "SwiftUIPlaceholders"].contains($0.name)
    }
  }
}
