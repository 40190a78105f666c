import Foundation
import Geometry
import HeadlessUIKit

/// `<userDefinedRuntimeAttribute>` → its value.
@MainActor
struct RuntimeValue {
  let value: Any?

  init(_ element: Element, _ building: Building) {
    let child = element.children.first { $0.key == "value" }
    switch element["type"] {
    case "boolean": value = element.flag("value") ?? child?.flag("value")
    case "string": value = element["value"] ?? child?.plainText ?? ""
    case "number":
      let text = child.flatMap { AttributeText(raw: $0.text).number }
      value = child?.number("value") ?? text ?? element.number("value")
    case "color": value = child.flatMap(building.colors.color)
    case "image": value = (element["value"] ?? child?["name"]).flatMap(building.images.image)
    case "size": value = child?.size
    case "point": value = child?.point
    case "rect": value = child?.rect
    case "range":
      value = child.map {
        NSRange(location: $0.whole("location") ?? 0, length: $0.whole("length") ?? 0)
      }
    case "nil":
      value = nil
      return
    default:
      building.note(element, "a runtime attribute of type '\(element["type"] ?? "")' is unknown")
      value = nil
      return
    }
    if value == nil {
      building.note(element, "the runtime attribute '\(element["keyPath"] ?? "")' has no value")
    }
  }
}

/// Key paths that every view and layer supports.
@MainActor
enum KnownKeyPaths {
  static func set(_ value: Any, at path: String, of object: AnyObject) -> Bool {
    forms(of: value).contains { take($0, at: path, of: object) }
  }

  /// [D] Key-value coding asks a text or a number for the kind of value that the property has.
  private static func forms(of value: Any) -> [Any] {
    switch value {
    case let text as String:
      var forms: [Any] = [text]
      if let number = AttributeText(raw: text).number { forms.append(number) }
      if let flag = AttributeText(raw: text).flag { forms.append(flag) }
      return forms
    case let number as Double: return [number, number != 0]
    case let flag as Bool: return [flag, flag ? 1.0 : 0.0]
    default: return [value]
    }
  }

  private static func take(_ value: Any, at path: String, of object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    let name = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
    switch (name, value) {
    case ("cornerRadius", let number as Double):
      guard path != name || !OutletStore.has(name, object) else { return false }
      view.layer.cornerRadius = number
    case ("borderWidth", let number as Double):
      guard path != name || !OutletStore.has(name, object) else { return false }
      view.layer.borderWidth = number
    case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor):
      guard path != name || !OutletStore.has(name, object) else { return false }
      view.layer.borderColor = color.cgColor
    case ("masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("shadowOpacity", let number as Double): view.layer.shadowOpacity = Float(number)
    case ("shadowRadius", let number as Double): view.layer.shadowRadius = number
    case ("shadowOffset", let size as CGSize): view.layer.shadowOffset = size
    case ("shadowColor", let color as UIColor), ("shadowUIColor", let color as UIColor):
      view.layer.shadowColor = color.cgColor
    case ("zPosition", let number as Double): view.layer.zPosition = number
    case ("alpha", let number as Double): view.alpha = number
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
    case ("tag", let number as Double):
      guard let whole = Int(exactly: number) else { return false }
      view.tag = whole
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    default: return false
    }
    return true
  }
}
