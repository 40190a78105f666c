import Catalogue
import Testing

/// What can be set of each transition, and what it is unless somebody does.
@Suite struct ParameterTableTests {
  @Test func everyParameterHasItsRangeAndItsUsualValue() {
    var rows: [String] = []
    for entry in Catalogue.all {
      for parameter in entry.parameters {
        let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
        let kind = parameter.isWhole ? "whole" : "any"
        rows.append("\(entry.name) \(parameter.name) \(low)-\(high) \(parameter.usual) \(kind)")
      }
    }
    #expect(rows.joined(separator: "\n") == Self.table)
  }

  static let table = """
    wipe-left softness 0.0-1.0 0.0 any
    wipe-right softness 0.0-1.0 0.0 any
    wipe-up softness 0.0-1.0 0.0 any
    wipe-down softness 0.0-1.0 0.0 any
    wipe-up-left softness 0.0-1.0 0.0 any
    wipe-up-right softness 0.0-1.0 0.0 any
    wipe-down-left softness 0.0-1.0 0.0 any
    wipe-down-right softness 0.0-1.0 0.0 any
    clock hands 1.0-24.0 1.0 whole
    clock-back hands 1.0-24.0 1.0 whole
    blinds-left count 1.0-100.0 8.0 whole
    blinds-right count 1.0-100.0 8.0 whole
    blinds-up count 1.0-100.0 8.0 whole
    blinds-down count 1.0-100.0 8.0 whole
    slices-left count 1.0-100.0 10.0 whole
    slices-right count 1.0-100.0 10.0 whole
    slices-up count 1.0-100.0 10.0 whole
    slices-down count 1.0-100.0 10.0 whole
    wind-left thickness 1.0-200.0 4.0 any
    wind-right thickness 1.0-200.0 4.0 any
    wind-up thickness 1.0-200.0 4.0 any
    wind-down thickness 1.0-200.0 4.0 any
    strips-horizontal count 1.0-100.0 10.0 whole
    strips-vertical count 1.0-100.0 10.0 whole
    checkerboard count 1.0-100.0 6.0 whole
    dots count 1.0-100.0 8.0 whole
    fold-left count 1.0-100.0 6.0 whole
    fold-right count 1.0-100.0 6.0 whole
    fold-up count 1.0-100.0 6.0 whole
    fold-down count 1.0-100.0 6.0 whole
    flip-grid count 1.0-100.0 4.0 whole
    zoom-in factor 1.0-10.0 2.5 any
    zoom-out factor 1.0-10.0 2.5 any
    melt count 1.0-100.0 30.0 whole
    mosaic coarseness 0.01-1.0 0.1 any
    blur-horizontal width 0.01-1.0 0.15 any
    scatter side 4.0-200.0 10.0 any
    """
}
