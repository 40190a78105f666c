import Foundation
import Geometry

extension LayerValues {
  func specialValue(_ property: LayerProperty) -> AnimatableValue? {
    switch special {
    case .none, .transform, .emitter: nil
    case .shape(let shape): shape[property]
    case .gradient(let gradient): gradient[property]
    case .replicator(let replicator): replicator[property]
    }
  }

  mutating func setSpecial(_ property: LayerProperty, _ value: AnimatableValue) {
    switch special {
    case .none, .transform, .emitter: break
    case .shape(var shape):
      shape.set(property, value)
      special = .shape(shape)
    case .gradient(var gradient):
      gradient.set(property, value)
      special = .gradient(gradient)
    case .replicator(var replicator):
      replicator.set(property, value)
      special = .replicator(replicator)
    }
  }
}

extension ShapeValues {
  package subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .path: .optional(path)
    case .fillColor: .optional(fillColor)
    case .strokeColor: .optional(strokeColor)
    case .lineWidth: .number(lineWidth)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineDashPhase: .number(lineDashPhase)
    case .miterLimit: .number(miterLimit)
    default: nil
    }
  }

  package mutating func set(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .path: path = value.path
    case .fillColor: fillColor = value.color
    case .strokeColor: strokeColor = value.color
    case .lineWidth: assign(value.number, to: &lineWidth)
    case .strokeStart: assign(value.number, to: &strokeStart)
    case .strokeEnd: assign(value.number, to: &strokeEnd)
    case .lineDashPhase: assign(value.number, to: &lineDashPhase)
    case .miterLimit: assign(value.number, to: &miterLimit)
    default: break
    }
  }
}

extension GradientValues {
  package subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .colors: .colors(colors.map(\.value))
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: nil
    }
  }

  package mutating func set(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .colors: assign(value.colors, to: &colors)
    case .locations: assign(value.numbers, to: &locations)
    case .startPoint: assign(value.point, to: &startPoint)
    case .endPoint: assign(value.point, to: &endPoint)
    default: break
    }
  }
}

extension ReplicatorValues {
  package subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .instanceDelay: .number(instanceDelay)
    case .instanceTransform: .transform(instanceTransform)
    case .instanceColor: .optional(instanceColor)
    case .instanceCount: .number(Double(instanceCount))
    case .instanceRedOffset: .number(Double(redOffset))
    case .instanceGreenOffset: .number(Double(greenOffset))
    case .instanceBlueOffset: .number(Double(blueOffset))
    case .instanceAlphaOffset: .number(Double(alphaOffset))
    default: nil
    }
  }

  package mutating func set(_ property: LayerProperty, _ value: AnimatableValue) {
    switch property {
    case .instanceDelay: assign(value.number, to: &instanceDelay)
    case .instanceTransform: assign(value.transform, to: &instanceTransform)
    case .instanceColor: instanceColor = value.color
    case .instanceCount:
      let whole = value.number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
      assign(whole, to: &instanceCount)
    case .instanceRedOffset: assign(value.number.map { Float($0) }, to: &redOffset)
    case .instanceGreenOffset: assign(value.number.map { Float($0) }, to: &greenOffset)
    case .instanceBlueOffset: assign(value.number.map { Float($0) }, to: &blueOffset)
    case .instanceAlphaOffset: assign(value.number.map { Float($0) }, to: &alphaOffset)
    default: break
    }
  }
}
