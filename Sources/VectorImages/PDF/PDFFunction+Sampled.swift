extension PDFFunction {
  /// A table with one or several inputs; values between its entries are interpolated linearly.
  struct Sampled: Sendable {
    private let sizes: [Int]
    private let outputs: Int
    private let samples: [Double]
    private let domain: [Double]
    private let encode: [Double]
    private let range: [Double]
    private let decode: [Double]

    init?(_ value: PDFObject, in file: PDFFile) {
      guard let stream = value.stream, let domain = file.numbers(stream.dictionary["Domain"]),
        let range = file.numbers(stream.dictionary["Range"]), range.count >= 2,
        let sizes = file.numbers(stream.dictionary["Size"])?.compactMap({ Int(exactly: $0) }),
        !sizes.isEmpty, sizes.count <= 4, domain.count >= sizes.count * 2,
        sizes.allSatisfy({ (1...4096).contains($0) }),
        let bits = file.resolve(stream.dictionary["BitsPerSample"]).integer,
        [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), let bytes = file.unpack(stream)
      else { return nil }
      outputs = range.count / 2
      let (count, isTooMany) = sizes.reduce((outputs, false)) { product, size in
        let (next, overflow) = product.0.multipliedReportingOverflow(by: size)
        return (next, product.1 || overflow || next > 4_000_000)
      }
      guard !isTooMany, count * bits <= bytes.count * 8,
        file.allows(count * MemoryLayout<Double>.size)
      else { return nil }
      var reader = BitReader(bytes)
      let most = Double((1 << bits) - 1)
      samples = (0..<count).map { _ in Double(reader.next(bits) ?? 0) / most }
      self.sizes = sizes
      self.domain = domain
      self.range = range
      let encode = file.numbers(stream.dictionary["Encode"]) ?? []
      self.encode =
        encode.count >= sizes.count * 2 ? encode : sizes.flatMap { [0, Double($0 - 1)] }
      let decode = file.numbers(stream.dictionary["Decode"]) ?? []
      self.decode = decode.count >= range.count ? decode : range
    }

    func callAsFunction(_ inputs: [Double]) -> [Double] {
      let places = sizes.indices.map { place(of: inputs.count > $0 ? inputs[$0] : 0, $0) }
      let mixed = mix(places, dimension: sizes.count - 1, offset: 0)
      let values = mixed.enumerated().map { index, share in
        decode[index * 2] + share * (decode[index * 2 + 1] - decode[index * 2])
      }
      return PDFFunction.limited(values, by: range)
    }

    private func place(of input: Double, _ index: Int) -> Double {
      let (low, high) = (domain[index * 2], domain[index * 2 + 1])
      guard high > low else { return 0 }
      let share = (input.clamped(to: low...high) - low) / (high - low)
      let place = encode[index * 2] + share * (encode[index * 2 + 1] - encode[index * 2])
      return place.isFinite ? place.clamped(to: 0...Double(sizes[index] - 1)) : 0
    }

    /// Interpolates the outputs between the neighbors in this dimension and all before it.
    private func mix(_ places: [Double], dimension: Int, offset: Int) -> [Double] {
      guard dimension >= 0 else {
        return Array(samples[(offset * outputs)..<((offset + 1) * outputs)])
      }
      let stride = sizes[..<dimension].reduce(1, *)
      let low = Int(places[dimension])
      let high = min(low + 1, sizes[dimension] - 1)
      let share = places[dimension] - Double(low)
      let first = mix(places, dimension: dimension - 1, offset: offset + low * stride)
      guard share > 0 else { return first }
      let second = mix(places, dimension: dimension - 1, offset: offset + high * stride)
      return zip(first, second).map { $0 + share * ($1 - $0) }
    }
  }
}
