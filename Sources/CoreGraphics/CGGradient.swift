public import Foundation
public import Geometry
package import Scene

public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours at locations from 0 to 1.
public final class CGGradient: Sendable {
  package let stops: [Gradient.Stop]

  /// Without locations the colours are evenly spaced; nil if one of them is not a CGColor.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    stops = Self.stops(found.map(\.value), locations)
  }

  /// `components` has `count` colours of `space`, each with its alpha.
  public init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors.map(\.value), locations)
  }

  private static func stops(
    _ colors: [Color],
    _ locations: UnsafePointer<CGFloat>?
  ) -> [Gradient.Stop] {
    guard let locations else { return Gradient.evenStops(colors) }
    let stops = UnsafeBufferPointer(start: locations, count: colors.count).map { Double($0) }
    return zip(colors, stops).map { Gradient.Stop($0, at: $1) }
      .enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension CGGradient {
  /// [D] Without a colour at 0 or at 1, the nearest one is there: the options begin only beyond.
  fileprivate func stops(for options: CGGradientDrawingOptions) -> [Gradient.Stop] {
    var padded = stops
    if let first = stops.first, first.location > 0, !options.contains(.drawsBeforeStartLocation) {
      padded.insert(Gradient.Stop(first.color, at: 0), at: 0)
    }
    if let last = stops.last, last.location < 1, !options.contains(.drawsAfterEndLocation) {
      padded.append(Gradient.Stop(last.color, at: 1))
    }
    return padded
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, along: .linear(from: start, to: end), options: options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let from = Shading.Circle(center: startCenter, radius: Double(startRadius))
    let to = Shading.Circle(center: endCenter, radius: Double(endRadius))
    paint(gradient, along: .radial(from: from, to: to), options: options)
  }

  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    paint(gradient, along: .conic(center: center, startAngle: Double(angle)), options: [])
  }

  /// Paints everything inside the clip.
  private func paint(
    _ gradient: CGGradient,
    along form: Shading.Form,
    options: CGGradientDrawingOptions
  ) {
    let shading = Shading(
      form,
      stops: gradient.stops(for: options),
      extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation)
    )
    let area = Path(rect: canvas).applying(state.transform.inverted())
    shadowed { record(.fill(area, rule: .winding, ink: state.ink(.shading(shading)))) }
  }
}
