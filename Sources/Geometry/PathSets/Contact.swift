import Foundation

/// A point that two pieces share, and where each of them has it.
struct Contact {
  let first: Double
  let second: Double
  let place: SIMD2<Double>
}

extension MonotonePiece {
  /// The points where pieces cross, touch, or begin and end to run along each other.
  func contacts(with other: MonotonePiece, tolerance: Double) -> [Contact] {
    guard isNear(other, within: tolerance) else { return [] }
    let ends = endContacts(with: other, tolerance: tolerance)
    if case .line(let a, let b) = curve, case .line(let c, let d) = other.curve {
      let crossing = Chord(a, b).crossing(Chord(c, d), tolerance: tolerance)
      return ends + [crossing].compactMap(\.self).map { contact($0.0, other, $0.1) }
    }
    if overlaps(other, between: ends, tolerance: tolerance) { return ends }
    var search = CrossingSearch(curve, other.curve, tolerance: tolerance)
    return ends + search.crossings().map { contact($0.0, other, $0.1) }
  }

  /// Where an end of one piece lies on the other.
  private func endContacts(with other: MonotonePiece, tolerance: Double) -> [Contact] {
    var contacts: [Contact] = []
    for (t, end) in [(0.0, other.curve.start), (1.0, other.curve.end)] {
      guard isNear(end, within: tolerance) else { continue }
      let own = curve.parameter(closestTo: end)
      guard (curve.point(at: own) - end).length <= tolerance else { continue }
      contacts.append(Contact(first: own, second: t, place: end))
    }
    for (t, end) in [(0.0, curve.start), (1.0, curve.end)] {
      guard other.isNear(end, within: tolerance) else { continue }
      let theirs = other.curve.parameter(closestTo: end)
      guard (other.curve.point(at: theirs) - end).length <= tolerance else { continue }
      contacts.append(Contact(first: t, second: theirs, place: end))
    }
    return contacts
  }

  /// Whether both are one curve between two of their contacts.
  ///
  /// Curves of third degree that share an arc are the same curve: they have no crossings besides.
  private func overlaps(
    _ other: MonotonePiece,
    between contacts: [Contact],
    tolerance: Double
  ) -> Bool {
    let stops = contacts.map(\.first).sorted()
    return zip(stops, stops.dropFirst()).contains { from, to in
      let arc = (curve.point(at: from) - curve.point(at: to)).length
      guard arc > tolerance * 8 else { return false }
      return [0.25, 0.5, 0.75].allSatisfy { share in
        other.curve.distance(to: curve.point(at: from + (to - from) * share)) <= tolerance
      }
    }
  }

  /// Within both boxes, so that crossings of upright lines have exactly their coordinates.
  private func contact(_ t: Double, _ other: MonotonePiece, _ u: Double) -> Contact {
    let middle = (curve.point(at: t) + other.curve.point(at: u)) / 2
    let inside = pointwiseMin(pointwiseMax(middle, low), high)
    let place = pointwiseMin(pointwiseMax(inside, other.low), other.high)
    return Contact(first: t, second: u, place: place)
  }
}
