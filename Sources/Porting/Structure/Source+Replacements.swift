extension Source {
  /// Whether a condition that ends before a token finds a framework of which the compiler knows nothing.
  func hasReplacement(of framework: String, behind end: Int) -> Bool {
    AppleModule.answers(for: framework) || framework == "SwiftUI" && needsSwiftUI(behind: end)
  }

  /// Whether a condition that ends before a token guards the import of SwiftUI alone, whose names the rest
  /// of the file has without a condition.
  private func needsSwiftUI(behind end: Int) -> Bool {
    guardsImportsAlone(from: end)
      && tokens.indices.count { `is`($0, "canImport") && `is`($0 + 2, "SwiftUI") } == 1
      && tokens.indices.contains(where: namesSwiftUI)
  }

  /// `import SwiftUI` and other imports up to `#endif`.
  private func guardsImportsAlone(from start: Int) -> Bool {
    var index = start
    while index < tokens.count, word(index) == .import {
      index += 2
      while kind(index) == .dot { index += 2 }
    }
    return index > start && `is`(index, "#endif")
  }

  private static let namesOfSwiftUI: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
    "PreviewProvider", "ViewModifier", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues",
  ]

  private func namesSwiftUI(_ index: Int) -> Bool {
    guard kind(index) == .identifier, kind(index - 1) != .dot else { return false }
    if `is`(index, "View") { return word(index - 1) == .some || kind(index - 1) == .colon }
    return bytes[tokens[index].start].isUppercase && Self.namesOfSwiftUI.contains(text(index))
  }
}
