import Foundation
import Geometry
import Scene

extension LayerValues {
  /// The value of a property; nil if this kind of layer does not have it.
  package subscript(property: LayerProperty) -> AnimatableValue? {
    get { common(property) ?? specialValue(property) }
    set {
      guard let newValue else { return }
      setGeometry(property, newValue)
      setLook(property, newValue)
      setSpecial(property, newValue)
    }
  }

  private func common(_ property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(Double(opacity))
    case .isHidden: .number(isHidden ? 1 : 0)
    case .isDoubleSided: .number(isDoubleSided ? 1 : 0)
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .optional(borderColor)
    case .backgroundColor: .optional(backgroundColor)
    case .shadowColor: .optional(shadowColor)
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    case .shadowPath: .optional(shadowPath)
    case .contents: .object(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(contentsScale)
    case .backdrop: .numbers((backdrop ?? .none).lanes)
    case .stepBack: .numbers(stepBack.lanes)
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase,
      .miterLimit, .colors, .locations, .startPoint, .endPoint, .instanceDelay,
      .instanceTransform, .instanceColor, .instanceCount, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      nil
    }
  }

  private mutating func setGeometry(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .bounds: assign(value.rect, to: &bounds)
    case .position: assign(value.point, to: &position)
    case .zPosition: assign(value.number, to: &zPosition)
    case .anchorPoint: assign(value.point, to: &anchorPoint)
    case .anchorPointZ: assign(value.number, to: &anchorPointZ)
    case .transform: assign(value.transform, to: &transform)
    case .sublayerTransform: assign(value.transform, to: &sublayerTransform)
    case .isHidden: assign(value.number.map { $0 >= 0.5 }, to: &isHidden)
    case .isDoubleSided: assign(value.number.map { $0 >= 0.5 }, to: &isDoubleSided)
    case .masksToBounds: assign(value.number.map { $0 >= 0.5 }, to: &masksToBounds)
    case .contentsRect: assign(value.rect, to: &contentsRect)
    case .contentsCenter: assign(value.rect, to: &contentsCenter)
    case .contentsScale: assign(value.number, to: &contentsScale)
    default: break
    }
  }

  private mutating func setLook(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .opacity: assign(value.number.map { Float($0) }, to: &opacity)
    case .cornerRadius: assign(value.number, to: &cornerRadius)
    case .borderWidth: assign(value.number, to: &borderWidth)
    case .borderColor: borderColor = value.color
    case .backgroundColor: backgroundColor = value.color
    case .shadowColor: shadowColor = value.color
    case .shadowOpacity: assign(value.number.map { Float($0) }, to: &shadowOpacity)
    case .shadowOffset: assign(value.size, to: &shadowOffset)
    case .shadowRadius: assign(value.number, to: &shadowRadius)
    case .shadowPath: shadowPath = value.path
    case .backdrop:
      if let lanes = value.numbers { backdrop = BackdropBlur(lanes: lanes) }
    case .stepBack: assign(value.numbers.flatMap { StepBack(lanes: $0) }, to: &stepBack)
    case .contents:
      if case .object(let object) = value { contents = object }
    default: break
    }
  }
}

extension AnimatableValue {
  package static func optional(_ color: CGColor?) -> AnimatableValue {
    color.map { AnimatableValue($0) } ?? .object(nil)
  }

  package static func optional(_ path: CGPath?) -> AnimatableValue {
    path.map { .path($0.value) } ?? .object(nil)
  }
}
