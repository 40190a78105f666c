/// What an import becomes, and what the report says about it.
struct ImportChange {
  let text: String
  let reason: String
  /// What is left to the user, if anything.
  var remedy: String?
}

extension ImportChange {
  /// Nil if the import may stay as it is.
  init?(_ declaration: Declaration, of module: String) {
    if module == "UIKit" {
      self.init(ofUIKit: declaration.name)
    } else if module == "Foundation", let part = Self.partOfFoundation(declaration.name) {
      self.init(
        text: "import \(part)",
        reason: "a part of Foundation that is a separate module on Linux"
      )
    } else if AppleModule.isHere(module), declaration.name.contains("."),
      declaration.nameToken == declaration.keyword + 1
    {
      self.init(text: "import \(module)", reason: "the module is imported as a whole")
    } else if AppleModule.isMissing(module) {
      self.init(ofMissing: module)
    } else {
      return nil
    }
  }

  /// `import UIKit.UIView` and `import class UIKit.UIView`.
  private init?(ofUIKit name: String) {
    guard name != "UIKit", name != "UIKit.UIGestureRecognizerSubclass" else { return nil }
    self.init(text: "import UIKit", reason: "UIKit is imported as a whole")
  }

  private static func partOfFoundation(_ name: String) -> String? {
    Rule.partsOfFoundation.first { part in
      part.names.contains { name == "Foundation." + $0 }
    }?.module
  }

  private init(ofMissing module: String) {
    let other = AppleModule.bringsUIKit(module) ? "UIKit" : "Foundation"
    if let replacement = AppleModule.replacement(of: module) {
      // [D] SwiftUI re-exports Combine.
      let more = module == "SwiftUI" ? "import HeadlessCombine; " : ""
      self.init(
        text: "import \(other); \(more)import \(replacement.name)",
        reason: replacement.works
          ? "the product \(replacement.name) has the most used names of \(module)"
          : "\(module) does not exist here; the product \(replacement.name) has its most used names"
      )
    } else if AppleModule.isCovered(module) {
      self.init(text: "import \(other)", reason: "\(module) is part of \(other) here")
    } else {
      self.init(
        text: "import \(other)",
        reason: "\(module) does not exist here; the modules it re-exports are imported instead",
        remedy: "leave out the file if it uses \(module)'s own names"
      )
    }
  }
}
