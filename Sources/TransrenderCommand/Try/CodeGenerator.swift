/// A tool that writes code from an app's resources while Xcode builds it; often that code is not
/// committed.
enum CodeGenerator: String, CaseIterable {
  case rSwift = "R.swift"
  case swiftGen = "SwiftGen"

  /// [D] What it declares unless it is told other names.
  private var names: Set<String> {
    switch self {
    case .rSwift: ["R"]
    case .swiftGen:
      ["Asset", "ColorName", "FontFamily", "L10n", "StoryboardScene", "StoryboardSegue"]
    }
  }

  private var remedy: String {
    switch self {
    case .rSwift: "build the app on a Mac, and add the R.generated.swift that comes of it"
    case .swiftGen: "run it on a Mac, and add the files that it writes"
    }
  }

  /// One sentence for each tool whose names the compiler does not find.
  static func sentences(about problems: [TrialBuild.Problem]) -> [String] {
    let unknown = Set(problems.compactMap(\.unknownName))
    return allCases.compactMap { generator in
      let names = generator.names.intersection(unknown).sorted()
      guard !names.isEmpty else { return nil }
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return "no source declares \(list), as \(generator.rawValue) does while Xcode builds an app;"
        + " \(generator.remedy) to the app's sources"
    }
  }
}

extension TrialBuild.Problem {
  /// A name that no declaration has.
  fileprivate var unknownName: String? {
    words.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }
}
