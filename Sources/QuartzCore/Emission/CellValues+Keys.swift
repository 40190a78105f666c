import CoreGraphics
import Foundation
import Geometry

extension CellValues {
  private static let numbers: [String: any WritableKeyPath<CellValues, CGFloat> & Sendable] = [
    "lifetime": \.lifetime.mean, "lifetimeRange": \.lifetime.range,
    "emissionLatitude": \.latitude, "emissionLongitude": \.longitude, "emissionRange": \.spread,
    "velocity": \.velocity.mean, "velocityRange": \.velocity.range,
    "xAcceleration": \.acceleration.dx, "yAcceleration": \.acceleration.dy,
    "scale": \.scale.mean, "scaleRange": \.scale.range, "scaleSpeed": \.scaleSpeed,
    "spin": \.spin.mean, "spinRange": \.spin.range, "contentsScale": \.contentsScale,
  ]

  private static let floats: [String: any WritableKeyPath<CellValues, Float> & Sendable] = [
    "birthRate": \.birthRate,
    "redRange": \.colorRanges[0], "greenRange": \.colorRanges[1], "blueRange": \.colorRanges[2],
    "alphaRange": \.colorRanges[3],
    "redSpeed": \.colorSpeeds[0], "greenSpeed": \.colorSpeeds[1], "blueSpeed": \.colorSpeeds[2],
    "alphaSpeed": \.colorSpeeds[3],
  ]

  private static let times: [String: any WritableKeyPath<CellValues, Double> & Sendable] = [
    "beginTime": \.beginTime, "duration": \.duration,
  ]

  func value(_ key: String) -> Any? {
    if let path = Self.numbers[key] { return Double(self[keyPath: path]) }
    if let path = Self.floats[key] { return self[keyPath: path] }
    if let path = Self.times[key] { return self[keyPath: path] }
    switch key {
    case "name": return name
    case "enabled": return isEnabled
    case "color": return color
    case "contents": return image
    default: return nil
    }
  }

  mutating func set(_ key: String, _ value: Any?) {
    if let path = Self.numbers[key] {
      if let number = Double(boxed: value) { self[keyPath: path] = CGFloat(number) }
    } else if let path = Self.floats[key] {
      if let number = Double(boxed: value) { self[keyPath: path] = Float(number) }
    } else if let path = Self.times[key] {
      if let number = Double(boxed: value) { self[keyPath: path] = number }
    } else {
      setOther(key, value)
    }
  }

  private mutating func setOther(_ key: String, _ value: Any?) {
    switch key {
    case "name": name = value as? String
    case "enabled": isEnabled = value as? Bool ?? isEnabled
    case "color": color = value as? CGColor
    case "contents": image = value as? CGImage
    default: break
    }
  }

  /// `["emitterCells", "spark", "birthRate"]`, or a key alone.
  mutating func set(_ keys: [String], _ value: Any?) {
    guard keys.count > 2, keys[0] == "emitterCells" else {
      if let key = keys.first { set(key, value) }
      return
    }
    for index in cells.indices where cells[index].name == keys[1] {
      cells[index].set(Array(keys.dropFirst(2)), value)
    }
  }
}
