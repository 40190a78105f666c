import Foundation

/// An app's `Info.plist` as Xcode puts it into the app: with the values of build settings.
struct AppInfo {
  let list: [String: Any]

  /// [D] Settings that stand for keys of the file.
  private static let prefix = "INFOPLIST_KEY_"

  /// A setting may be named by another; deeper ones name each other in a circle.
  private static let deepest = 8

  init(_ written: [String: Any], settings: [String: String], target: String, module: String) {
    let names = settings.merging(
      [
        "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": module, "PRODUCT_NAME": target,
        "PRODUCT_MODULE_NAME": module, "TARGET_NAME": target,
      ],
      uniquingKeysWith: { own, _ in own }
    )
    var list = written.mapValues { Self.expanded($0, names) }
    for (key, value) in settings {
      guard key.hasPrefix(Self.prefix) else { continue }
      let name = Self.key(String(key.dropFirst(Self.prefix.count)))
      let text = Self.expanded(value, names, depth: 0)
      // [D] What the file says itself counts.
      if list[name] == nil { list[name] = Self.value(text, of: name) }
    }
    list["CFBundleExecutable"] = module
    let defaults = [
      "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
      // Foundation on Linux ends the process when it is asked for one that is not there.
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
    ]
    for case (let key, let value?) in defaults where list[key] == nil {
      list[key] = Self.expanded(value, names)
    }
    self.list = list
  }

  /// [D] A setting for one kind of device ends in its name.
  private static func key(_ setting: String) -> String {
    setting.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
  }

  /// [D] Orientations are the words of one setting.
  private static func value(_ text: String, of key: String) -> Any {
    guard key.hasPrefix("UISupportedInterfaceOrientations") else { return text }
    return text.split(separator: " ").map(String.init)
  }

  static func read(_ file: URL) -> [String: Any] {
    let list = FileManager.default.contents(atPath: file.path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    return list as? [String: Any] ?? [:]
  }

  var data: Data {
    get throws {
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
  }

  private static func expanded(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String: expanded(text, settings, depth: 0)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let table as [String: Any]: table.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// `$(NAME)`, `${NAME}` and `$(NAME:modifier)`; a setting that does not exist is empty.
  static func expanded(_ text: String, _ settings: [String: String], depth: Int = 0) -> String {
    guard depth < deepest, text.contains("$") else { return text }
    return text.replacing(/\$[({](\w+)(?::([^)}]*))?[)}]/) { match in
      let value = expanded(settings[String(match.1)] ?? "", settings, depth: depth + 1)
      return identifier(value, asked: match.2)
    }
  }

  /// [D] What stands behind a setting's name makes an identifier of its value.
  private static func identifier(_ value: String, asked kind: Substring?) -> String {
    switch kind {
    case "identifier", "c99extidentifier": value.replacing(/[^\w]/, with: "_")
    case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    default: value
    }
  }
}
