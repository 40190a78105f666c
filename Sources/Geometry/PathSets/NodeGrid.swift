import Foundation

/// Points that are the same if they are closer than the side of a cell.
struct NodeGrid {
  private(set) var places: [SIMD2<Double>] = []
  private let cell: Double
  private var members: [SIMD2<Int>: [Int]] = [:]

  init(cell: Double) {
    self.cell = cell
  }

  /// The index of the nearest point of before, or of a new one.
  mutating func node(at place: SIMD2<Double>) -> Int {
    let key = SIMD2(Int((place.x / cell).rounded(.down)), Int((place.y / cell).rounded(.down)))
    var (best, nearest) = (-1, cell)
    for x in -1...1 {
      for y in -1...1 {
        for node in members[key &+ SIMD2(x, y)] ?? [] {
          let distance = (places[node] - place).length
          if distance < nearest { (best, nearest) = (node, distance) }
        }
      }
    }
    if best >= 0 { return best }
    places.append(place)
    members[key, default: []].append(places.count - 1)
    return places.count - 1
  }
}
