import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

// What porting makes of outlets and inspectable properties.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor
private final class Meter: UIView, NamedMembers {
  private(set) var log: [String] = []

  weak var label: UILabel! {
    didSet { log.append("label \(label.text ?? "")") }
  }
  var labels: [UILabel] = [] {
    didSet { log.append("labels \(labels.count)") }
  }
  var step = 0 {
    didSet { log.append("step \(step)") }
  }
  var rate: Float = 0 {
    didSet { log.append("rate \(rate)") }
  }
  var title: String? {
    didSet { log.append("title \(title ?? "")") }
  }
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      log.append("radius \(newValue)")
    }
  }
  var roundness: CGFloat {
    get { layer.cornerRadius }
    set { log.append("roundness \(newValue)") }
  }

  static var namedMembers: [NamedMember] {
    [
      .property("label", \Meter.label), .property("labels", \Meter.labels),
      .property("step", \Meter.step), .property("rate", \Meter.rate),
      .property("title", \Meter.title), .property("cornerRadius", \Meter.cornerRadius),
      .property("roundness", \Meter.roundness),
    ]
  }
}

/// Documents set properties by their setters: observers are called, and computed ones can be set.
@MainActor
@Suite struct NamedValueTests {
  private func meter(_ content: String) throws -> Meter {
    InterfaceNames.register(Meter.self, as: "MeterInNamedValueTests")
    let objects = try Documents.objects(
      Documents.nib("<view id=\"v\" customClass=\"MeterInNamedValueTests\">\(content)</view>")
    )
    return try #require(objects.first as? Meter)
  }

  private func attribute(_ key: String, _ type: String, _ inside: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" \(inside)"
      + "</userDefinedRuntimeAttribute>"
  }

  @Test func outletsAreObserved() throws {
    let meter = try meter(
      """
      <subviews><label id="a" text="A"/><label id="b" text="B"/></subviews>
      <connections><outlet property="label" destination="a" id="o"/>
      <outletCollection property="labels" destination="a" id="p"/>
      <outletCollection property="labels" destination="b" id="q"/></connections>
      """
    )
    #expect(meter.log == ["label A", "labels 2"])
  }

  @Test func inspectablePropertiesAreObservedAndComputed() throws {
    let attributes = [
      attribute("step", "number", "><integer key=\"value\" value=\"7\"/>"),
      attribute("rate", "number", "><real key=\"value\" value=\"0.5\"/>"),
      attribute("title", "string", "value=\"tea\">"),
      attribute("roundness", "number", "><real key=\"value\" value=\"3\"/>"),
      attribute("cornerRadius", "number", "><integer key=\"value\" value=\"9\"/>"),
      attribute("step", "number", "><real key=\"value\" value=\"0.5\"/>"),
    ]
    let meter = try meter(
      "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
    )
    #expect(
      meter.log == ["step 7", "rate 0.5", "title tea", "roundness 3.0", "radius 9.0", "step 0"]
    )
    #expect(meter.layer.cornerRadius == 9)
  }
}
