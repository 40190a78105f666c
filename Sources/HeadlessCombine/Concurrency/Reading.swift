/// The use of a reader by one iterator.
///
/// [I] A loop that is left wants no more values: its iterator is released then, while the publisher
/// still retains the reader.
final class Reading<Input, Failure: Error> {
  let reader: Reader<Input, Failure>

  init(_ reader: Reader<Input, Failure>) {
    self.reader = reader
  }

  deinit { reader.cancel() }
}
