import Foundation

extension Path {
  /// The parts of the line itself that lie in another path's fill, or the others.
  ///
  /// Open subpaths stay open, and closed ones are opened where parts are missing. What runs along
  /// the boundary of the fill lies in it.
  func clipped(to other: Path, using rule: CGPathFillRule, keepsInside: Bool) -> Path {
    guard let tolerance = tolerance(with: other) else { return Path() }
    let area = other.combined(with: Path(), .union, using: rule)
    let clip = Clip(area, tolerance: tolerance, keepsInside: keepsInside)
    return subpaths.reduce(into: Path()) { path, subpath in
      for strand in clip.strands(of: subpath) { path.append(strand.path) }
    }
  }
}

/// Connected segments that are kept.
private struct Strand {
  var segments: [Segment]
  var isClosed = false

  var path: Path {
    let drawn =
      if isClosed, case .line? = segments.last { segments.dropLast() } else { segments[...] }
    var path = Path([.move(CGPoint(segments[0].start))])
    for segment in drawn { path.append(segment) }
    if isClosed { path.close() }
    return path
  }
}

/// An area, and which side of its boundary is kept.
private struct Clip {
  let area: Path
  let boundary: [MonotonePiece]
  let tolerance: Double
  let keepsInside: Bool

  init(_ area: Path, tolerance: Double, keepsInside: Bool) {
    (self.area, self.tolerance, self.keepsInside) = (area, tolerance, keepsInside)
    let sides = area.subpaths.flatMap(\.outline)
    boundary = sides.indices.flatMap { MonotonePiece.pieces(of: sides[$0], source: $0) }
  }

  func strands(of subpath: Subpath) -> [Strand] {
    let segments = (subpath.isClosed ? subpath.outline : subpath.segments).filter { !$0.isPoint }
    var strands: [Strand] = []
    var isConnected = false
    for segment in segments {
      for (part, isKept) in parts(of: segment) {
        if isKept, isConnected { strands[strands.count - 1].segments.append(part) }
        if isKept, !isConnected { strands.append(Strand(segments: [part])) }
        isConnected = isKept
      }
    }
    return subpath.isClosed ? closing(strands, whole: segments) : strands
  }

  /// Joins the strands on both sides of a closed subpath's seam.
  private func closing(_ strands: [Strand], whole: [Segment]) -> [Strand] {
    guard let first = strands.first, let last = strands.last else { return [] }
    guard first.segments.first?.start == whole.first?.start else { return strands }
    guard last.segments.last?.end == whole.last?.end else { return strands }
    if strands.count == 1 { return [Strand(segments: first.segments, isClosed: true)] }
    return [Strand(segments: last.segments + first.segments)] + strands[1..<(strands.count - 1)]
  }

  /// The parts of a segment in order, neighbors of one kind joined.
  private func parts(of segment: Segment) -> [(Segment, Bool)] {
    let stops = stops(of: segment)
    var runs: [(from: Double, to: Double, isKept: Bool)] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      let isKept = holds(segment.point(at: (from + to) / 2)) == keepsInside
      if runs.last?.isKept == isKept {
        runs[runs.count - 1].to = to
      } else {
        runs.append((from, to, isKept))
      }
    }
    return runs.map { run in
      (run.from == 0 && run.to == 1 ? segment : segment.part(run.from, run.to), run.isKept)
    }
  }

  private func stops(of segment: Segment) -> [Double] {
    let cuts = MonotonePiece.pieces(of: segment, source: 0).flatMap { piece in
      boundary.flatMap { side in
        piece.contacts(with: side, tolerance: tolerance).map { piece.sourceParameter($0.first) }
      }
    }
    var stops = [0.0]
    for cut in cuts.sorted() where isApart(cut, from: stops[stops.count - 1], on: segment) {
      stops.append(cut)
    }
    if stops.count > 1, !isApart(1, from: stops[stops.count - 1], on: segment) {
      stops.removeLast()
    }
    return stops + [1]
  }

  private func isApart(_ t: Double, from last: Double, on segment: Segment) -> Bool {
    (segment.point(at: t) - segment.point(at: last)).length > tolerance * 4
  }

  private func holds(_ place: SIMD2<Double>) -> Bool {
    if area.windingNumber(around: place) != 0 { return true }
    return boundary.contains { side in
      side.isNear(place, within: tolerance * 4)
        && side.curve.distance(to: place) <= tolerance * 4
    }
  }
}
